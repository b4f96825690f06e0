/**
 * For the `onClose` of MUI's overlays. The second press of a double click falls on the backdrop of what the first one
 * has opened, and would close it again.
 */
export const unlessSecondPress = (close: () => void) => (event: object) => {
  const isSecond = 'detail' in event && Number(event.detail) > 1
  if (!isSecond) close()
}
