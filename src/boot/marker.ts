/** Lists the files of the build, and by being there says "the application lies here". */
export const MARKER_FILE = 'corridor.json'
