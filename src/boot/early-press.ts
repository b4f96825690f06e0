const nameOf = (button: Element): string => button.ariaLabel ?? button.textContent

/** Remembers which button of a prerendered screen is pressed before the application has loaded. */
export function rememberEarlyPress(root: HTMLElement): void {
  const remember = (button: Element | null) => {
    if (root.dataset.screen !== undefined && button) root.dataset.pressed = nameOf(button)
  }
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) remember(target.closest('button[type="button"]'))
  })
  root.addEventListener('submit', (event) => {
    if (root.dataset.screen === undefined) return
    // The browser would submit the form with the password in the address.
    event.preventDefault()
    remember(root.querySelector('form [type="submit"]'))
  })
}

/** Presses the remembered button again. Called when the application has replaced the prerendered screen. */
export function repeatEarlyPress(): void {
  const root = document.getElementById('root')
  const pressed = root?.dataset.pressed
  delete root?.dataset.screen
  delete root?.dataset.pressed
  if (pressed === undefined) return
  // In the next task: by then the form holds what was typed into the prerendered fields.
  setTimeout(() => [...document.querySelectorAll('button')].find((each) => nameOf(each) === pressed)?.click())
}
