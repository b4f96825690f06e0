export const DOCK_ELEMENT = 'corridor-dock'

/** Whether the user has done this in the dock, not on the page. */
export const isOfDock = (event: Event): boolean =>
  event.composedPath().some((part) => part instanceof Element && part.localName === DOCK_ELEMENT)
