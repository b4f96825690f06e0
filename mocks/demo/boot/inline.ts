import { preparePage } from '../../../src/boot/page.ts'
import { firstBrand } from './first-brand.ts'
import { makeFirstRoom } from './first-mark.ts'
import { hasSession } from './has-session.ts'

makeFirstRoom()
preparePage({ hasSession, firstBrand })
