import { setScheme } from './page.ts'

// The only script before the application in the build that is one file: it has neither routes nor prerendered screens.
setScheme()
