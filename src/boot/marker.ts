/** The build manifest. The page looks for this file to find the folder that the application is deployed in. */
export const MARKER_FILE = 'corridor.json'
