// Plain ES5, inlined as it is: browsers too old for the application have to be able to run it.
;(function () {
  function canRun() {
    try {
      // In this order: Safari 16.4, Chrome and Edge 111, Firefox 121.
      return (
        RegExp('(?<=a)b').test('ab') &&
        typeof Array.prototype.toSorted === 'function' &&
        CSS.supports('color', 'color-mix(in srgb, red, red)') &&
        CSS.supports('selector(:has(a))')
      )
      // oxlint-disable-next-line no-unused-vars -- ES5 requires the binding
    } catch (error) {
      return false
    }
  }

  function refuse() {
    if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', refuse)
    document.body.innerHTML =
      '<p role="alert" style="max-width:34rem;margin:12vh auto;padding:0 24px;font:16px/1.5 system-ui,sans-serif">' +
      'This browser is too old for this page. ' +
      'It works in Chrome and Edge 111, Firefox 121, Safari and iOS 16.4, or newer.</p>'
  }

  if (!canRun()) refuse()
  else
    window.addEventListener('error', function (event) {
      if (/SyntaxError/.test(event.message)) refuse()
    })
})()
