// Runs in browsers that know none of today's syntax: plain old script, put into the page as it is.
;(function () {
  var SENTENCE =
    'This browser is too old for Corridor. It works in Chrome and Edge 111, Firefox 121, Safari and iOS 16.4, or newer.'

  function canRun() {
    try {
      // In this order: Safari 16.4, Chrome and Edge 111, Firefox 121.
      return (
        RegExp('(?<=a)b').test('ab') &&
        typeof Array.prototype.toSorted === 'function' &&
        CSS.supports('color', 'color-mix(in srgb, red, red)') &&
        CSS.supports('selector(:has(a))')
      )
      // oxlint-disable-next-line no-unused-vars -- older syntax has to name it
    } catch (error) {
      return false
    }
  }

  function say() {
    var text = document.createElement('p')
    text.setAttribute('role', 'alert')
    text.style.cssText = 'margin:20vh auto;max-width:34em;padding:0 24px;font:16px/1.5 sans-serif'
    text.appendChild(document.createTextNode(SENTENCE))
    document.body.innerHTML = ''
    document.body.appendChild(text)
  }

  function sayWhenLoaded() {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say)
    else say()
  }

  if (!canRun()) sayWhenLoaded()
  // Syntax that this browser cannot read.
  else
    window.addEventListener('error', function (event) {
      if (/SyntaxError/.test(event.message)) sayWhenLoaded()
    })
})()
