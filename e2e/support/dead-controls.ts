import type { Page } from '@playwright/test'

/** What a page shows that can do nothing without scripts, each by its tag and its name. */
export const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // What is folded counts too: opening it needs no script.
    for (const details of document.querySelectorAll('details')) details.open = true

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
    }
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim()
      return `${element.tagName.toLowerCase()} “${name || element.id || element.outerHTML}”`
    }
    /** Whether a press sends the form somewhere. */
    const submits = (button: HTMLButtonElement | HTMLInputElement) => {
      const method = button.getAttribute('formmethod') ?? button.form?.getAttribute('method')
      const action = button.getAttribute('formaction') ?? button.form?.getAttribute('action')
      return button.type === 'submit' && Boolean(action) && method !== 'dialog'
    }
    const isDeadButton = (button: HTMLButtonElement) =>
      !button.disabled && !button.hasAttribute('popovertarget') && !submits(button)

    /** In a picture (SVG) too. */
    const isDeadLink = (link: Element) => {
      const href = link.getAttribute('href')
      if (!href) return true
      return href.startsWith('#') && !document.getElementById(href.slice(1))
    }
    /** A field whose form nothing sends; a box or a radio button may also be all that a style looks at. */
    const isDeadField = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => {
      if (field.disabled || field.type === 'hidden') return false
      const buttons = [...(field.form?.elements ?? [])].filter(
        (element) => element instanceof HTMLButtonElement,
      )
      return !buttons.some((button) => isShown(button) && submits(button))
    }
    const isDead = (element: Element) => {
      if (element instanceof HTMLButtonElement) return isDeadButton(element)
      if (element.localName === 'a') return isDeadLink(element)
      if (
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
      )
        return isDeadField(element)
      // Whatever only plays the part of a control.
      return !element.closest('summary')
    }
    const controls =
      'button, a, input, select, textarea, [role=button], [role=link], [role=switch], [role=slider], [contenteditable]'
    return [...document.querySelectorAll(controls)]
      .filter((element) => isShown(element) && isDead(element))
      .map(nameOf)
  })
