/** In a sandboxed frame without `allow-same-origin`, and for a file opened from disk, module scripts cannot load. */
export const isWithoutOrigin = (): boolean => window.origin === 'null' || location.protocol === 'file:'

const FILE = `<h1>This page needs a web server</h1>
  <p>Open corridor.html instead, put this folder on a web host, or run <code>npm start</code>.</p>`

const FRAME = `<h1>This page cannot run inside this frame</h1>
  <p>The page that embeds it blocks what it needs. It works in its own tab.</p>
  <a target="_blank" rel="noopener">Open in a new tab</a>
  <p data-address style="overflow-wrap:anywhere;user-select:all"></p>`

/** Replaces the page with the reason and, in a frame, a link that opens it in a new tab. */
export function explainMissingOrigin(): void {
  const innerHTML = location.protocol === 'file:' ? FILE : FRAME
  const main = Object.assign(document.createElement('main'), { innerHTML })
  main.style.cssText = 'max-width:34rem;margin:12vh auto;padding:0 24px;font:16px/1.5 system-ui,sans-serif'
  main.querySelector('a')?.setAttribute('href', location.href)
  main.querySelector('[data-address]')?.append(location.href)
  document.body.replaceChildren(main)
}
