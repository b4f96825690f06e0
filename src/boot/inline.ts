import { PRODUCT_NAME } from '../product.ts'
import { preparePage } from './page.ts'

// For the live build, where scripts cannot read the session cookie. `mocks/demo/boot/inline.ts` is that of the mock
// bank.
preparePage({ hasSession: () => true, firstBrand: () => ({ name: PRODUCT_NAME }) })
