/**
 * For `onClose` of MUI's overlays: ignores the second press of a double click. It meets the backdrop of what the first
 * press has opened, and would close it again.
 */
export const unlessSecondPress = (close: () => void) => (event: object) => {
  const isSecond = 'detail' in event && Number(event.detail) > 1
  if (!isSecond) close()
}
