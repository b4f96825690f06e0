import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/** What a browser that runs this build may still know under its prefixed name only. */
const PREFIXED = /^(?:backdrop-filter|hyphens|mask|print-color-adjust|user-select)/

const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`
}

/** No browser that runs this build knows this selector, and each reports an error for every button that brings it along. */
const leaveOutRefused: StylisPlugin = (element) => {
  if (element.type === 'rule' && element.value.includes('::-moz-focus-inner')) element.children = []
}

/** Instead of the library's own, which writes prefixes for browsers of ten years ago: half of all styles. */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: [prefix, leaveOutRefused] })
