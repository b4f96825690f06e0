/** The list of the build's scripts. The page looks for it to find the folder that the application is deployed in. */
export const MARKER_FILE = 'corridor.json'
