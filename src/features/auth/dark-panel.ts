import { token } from '../../theme/tokens.ts'

/** Mixes a dark colour with the accent. The panels beside the sign-in and sign-up forms are dark in both schemes. */
export const withAccent = (percent: number, dark: string) => `color-mix(in oklab, ${token.accent} ${percent}%, ${dark})`

/** The panel's colour before its gradient is drawn. */
export const panelColor = withAccent(26, '#070d12')

/** The panel's gradient. Painting it over half the screen is slow, so it is added after the first paint. */
const glow = withAccent(62, '#06120f')
export const panelLight = `radial-gradient(120% 90% at 85% 10%, ${glow} 0%, ${panelColor} 58%, #070b11 100%)`
