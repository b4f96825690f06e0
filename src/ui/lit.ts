import { token } from '../theme/tokens.ts'

/** Panels that are dark in both schemes, lit in the brand's colour. */
export const lit = (percent: number, dark: string) => `color-mix(in oklab, ${token.accent} ${percent}%, ${dark})`

/** What most of `lamp` is: the panel before its light. */
export const dusk = lit(26, '#070d12')

/** Light from above on the right. Drawn over half a screen it takes longer than all the words of a page: never in a first picture. */
export const lamp = `radial-gradient(120% 90% at 85% 10%, ${lit(62, '#06120f')} 0%, ${dusk} 58%, #070b11 100%)`
