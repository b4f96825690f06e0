import { preparePage } from '../../../src/boot/page.ts'
import { firstBrand } from './first-brand.ts'
import { hasSession } from './has-session.ts'

preparePage({ hasSession, firstBrand })
