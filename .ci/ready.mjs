import { install } from './project.mjs'

// Before `npm run dev` and `npm run build`: installs what a pull has changed, or says why nothing can work here.
if (!(await install())) process.exit(1)
