/** A hidden submit button that does what another one does, without its listeners. */
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

/** Submits a form as a press on one of its submit buttons does; Safari before 16 has no `requestSubmit`. */
export function submitForm(form: HTMLFormElement, button?: HTMLButtonElement): void {
  // It is declared as if every browser had it.
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
