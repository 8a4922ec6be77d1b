/** Returns a hidden copy of a submit button, without its listeners. */
function copyOf(button: HTMLButtonElement | undefined): HTMLButtonElement {
  const copy = document.createElement('button')
  copy.hidden = true
  if (!button) return copy
  for (const name of ['name', 'value', 'formaction']) {
    const value = button.getAttribute(name)
    if (value !== null) copy.setAttribute(name, value)
  }
  return copy
}

/** Submits a form as if its submit button were pressed. Safari before 16 lacks `requestSubmit`. */
export function submitForm(form: HTMLFormElement, button?: HTMLButtonElement): void {
  // TypeScript declares the method for every browser.
  const hasMethod = typeof Reflect.get(form, 'requestSubmit') === 'function'
  if (hasMethod) {
    form.requestSubmit(button)
    return
  }
  const copy = copyOf(button)
  form.append(copy)
  copy.click()
  copy.remove()
}
