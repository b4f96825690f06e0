import { token } from '../../theme/tokens.ts'

/** A dark colour with some of the accent in it. The panels beside the forms are dark in both schemes. */
export const withAccent = (percent: number, dark: string) => `color-mix(in oklab, ${token.accent} ${percent}%, ${dark})`

/** The panel before its gradient is drawn. */
export const panelColor = withAccent(26, '#070d12')

/** Light from above on the right. Drawn over half a screen it is slow, so it comes after the first paint. */
export const panelLight = `radial-gradient(120% 90% at 85% 10%, ${withAccent(62, '#06120f')} 0%, ${panelColor} 58%, #070b11 100%)`
