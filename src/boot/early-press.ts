const nameOf = (button: Element): string => button.ariaLabel ?? button.textContent

/** Remembers which button of a prerendered screen is pressed before the application has loaded. */
export function rememberEarlyPress(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button')
    if (button && root.dataset.screen !== undefined) root.dataset.pressed = nameOf(button)
  })
  root.addEventListener('submit', (event) => {
    // The browser would submit the form with the password in the address.
    if (root.dataset.screen !== undefined) event.preventDefault()
  })
}

/** Presses the remembered button again. Called when the application has replaced the prerendered screen. */
export function repeatEarlyPress(): void {
  const root = document.getElementById('root')
  const pressed = root?.dataset.pressed
  delete root?.dataset.screen
  delete root?.dataset.pressed
  // In the next task: by then the form holds what was typed into the prerendered fields.
  setTimeout(() => {
    const button = [...document.querySelectorAll('button')].find((each) => nameOf(each) === pressed)
    button?.focus() // what the button opens will give the focus back to it
    button?.click()
  })
}
