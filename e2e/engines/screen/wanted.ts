/** A control as a person would name it. `field` is whatever something is entered into. */
export interface Wanted {
  role: string
  /** The accessible name, whole, or a pattern for it. */
  name?: string | { source: string; flags: string }
  inside?: Wanted
  /** Which one of several, from 0. */
  nth?: number
}

/** What is known of the first control that was found. */
export interface Sight {
  count: number
  text: string
  value: string
  disabled: boolean
  checked: boolean
  focused: boolean
}

type Name = string | RegExp

const nameFor = (name: Name): NonNullable<Wanted['name']> =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }

export const wanted = (role: string, name?: Name, inside?: Wanted): Wanted => ({
  role,
  ...(name !== undefined && { name: nameFor(name) }),
  ...(inside && { inside }),
})

export const button = (name: Name, inside?: Wanted): Wanted => wanted('button', name, inside)
export const link = (name: Name, inside?: Wanted): Wanted => wanted('link', name, inside)
export const tabOf = (name: Name, inside?: Wanted): Wanted => wanted('tab', name, inside)
export const field = (name: Name, inside?: Wanted): Wanted => wanted('field', name, inside)
export const dialog = (name: Name): Wanted => wanted('dialog', name)
export const heading = (name: Name): Wanted => wanted('heading', name)
