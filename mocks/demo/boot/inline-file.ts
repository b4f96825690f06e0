import { setScheme } from '../../../src/boot/page.ts'
import { showFirstBrand } from '../../../src/boot/screens.ts'
import { firstBrand } from './first-brand.ts'
import { makeFirstRoom } from './first-mark.ts'

// The one file has neither routes nor prerendered screens.
setScheme()
makeFirstRoom()
showFirstBrand(firstBrand('/'))
