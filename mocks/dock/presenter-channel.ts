/** Where a presenter and the pages of this folder hear each other. In a file of its own: a page without its dock listens, too. */
export const channelName = (basePath: string): string => `corridor-stage:${basePath}`
