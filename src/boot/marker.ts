/** The manifest of the build. By being there it says that the application lies in this folder. */
export const MARKER_FILE = 'corridor.json'
