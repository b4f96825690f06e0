/** A sandboxed frame without an origin of its own, or a file opened from a disk: no script of the application may load there. */
export const isWithoutOrigin = (): boolean => window.origin === 'null'

const says = <TName extends 'h1' | 'p' | 'a'>(name: TName, text: string) =>
  Object.assign(document.createElement(name), { textContent: text })

/** Says so in place of the application, with the way out. */
export function pointToNewTab(): void {
  const isFile = location.protocol === 'file:'
  const link = Object.assign(says('a', 'Open in a new tab'), { href: location.href, target: '_blank', rel: 'noopener' })
  const address = says('p', location.href)
  address.style.cssText = 'overflow-wrap:anywhere;user-select:all'
  const main = document.createElement('main')
  main.style.cssText = 'max-width:34rem;margin:12vh auto;padding:0 24px;font:16px/1.5 system-ui,sans-serif'
  main.append(
    ...(isFile
      ? [
          says('h1', 'This page needs a web server'),
          says('p', 'A browser loads no application from a file. Put the folder on any static host, or run npm start.'),
        ]
      : [
          says('h1', 'This page cannot run inside this frame'),
          says('p', 'The page around it shuts it off from its own address. It works in a tab of its own.'),
          link,
          address,
        ]),
  )
  document.body.replaceChildren(main)
}
