/** What somebody looks for: by its role and its name, as in Testing Library. */
export interface Query {
  /** Or `field` for whatever has that label, `text` for whatever says that. */
  role: string
  name?: string | { source: string; flags: string } | undefined
  inside?: Query | undefined
  /** Which one of several, from 0. */
  nth?: number
  value?: string | { source: string; flags: string }
  state?: ':focus' | ':checked' | '[aria-selected="true"]'
}

type Name = string | RegExp

/** As it can be sent to the page. */
export const sendable = (name: Name) => (typeof name === 'string' ? name : { source: name.source, flags: name.flags })

const by =
  (role: string) =>
  (name?: Name, inside?: Query): Query => ({ role, name: name && sendable(name), inside })

export const byRole = (role: string, name?: Name, inside?: Query): Query => by(role)(name, inside)
export const [button, link, tab, dialog, heading] = [by('button'), by('link'), by('tab'), by('dialog'), by('heading')]
export const [field, text] = [by('field'), by('text')]
