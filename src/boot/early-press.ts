const nameOf = (button: Element): string => button.ariaLabel ?? button.textContent

/** Remembers the button of a prerendered screen that somebody presses before the application is there. */
export function rememberEarlyPress(root: HTMLElement): void {
  const remember = (button: Element | null) => {
    if (root.dataset.screen !== undefined && button) root.dataset.pressed = nameOf(button)
  }
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) remember(target.closest('button[type="button"]'))
  })
  root.addEventListener('submit', (event) => {
    if (root.dataset.screen === undefined) return
    // Sent now, the form would put the password into the address.
    event.preventDefault()
    remember(root.querySelector('form [type="submit"]'))
  })
}

/** Presses it again, once the application has taken the place of the screen. */
export function repeatEarlyPress(): void {
  const root = document.getElementById('root')
  const pressed = root?.dataset.pressed
  delete root?.dataset.screen
  delete root?.dataset.pressed
  if (pressed === undefined) return
  // In the next task, in which a form has taken over what was typed.
  setTimeout(() => [...document.querySelectorAll('button')].find((each) => nameOf(each) === pressed)?.click())
}
