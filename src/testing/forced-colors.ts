/** The declarations for an element in forced-colors mode. jsdom applies no media queries. */
export const inForcedColors = (element: Element | null | undefined): CSSStyleDeclaration[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => element?.matches(selectorText))
    .map(({ style }) => style)
