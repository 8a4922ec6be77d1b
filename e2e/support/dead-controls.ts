import type { Page } from '@playwright/test'

/** Returns the visible controls of a page that do nothing without scripts, by tag and name. */
export const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Folded content counts too: opening it needs no script.
    for (const details of document.querySelectorAll('details')) details.open = true

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
    }
    const nameOf = (element: Element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim()
      return `${element.tagName.toLowerCase()} “${name || element.id || element.outerHTML}”`
    }
    /** Returns whether the button submits its form. */
    const submits = (button: HTMLButtonElement | HTMLInputElement) => {
      const method = button.getAttribute('formmethod') ?? button.form?.getAttribute('method')
      const action = button.getAttribute('formaction') ?? button.form?.getAttribute('action')
      return button.type === 'submit' && Boolean(action) && method !== 'dialog'
    }
    const isDeadButton = (button: HTMLButtonElement) =>
      !button.disabled && !button.hasAttribute('popovertarget') && !submits(button)

    /** Covers links in SVG, too. */
    const isDeadLink = (link: Element) => {
      const href = link.getAttribute('href')
      if (!href) return true
      return href.startsWith('#') && !document.getElementById(href.slice(1))
    }
    /** A field whose form has no submit button; checkboxes and radio buttons may also just control styles. */
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
      // Elements that are controls only by role.
      return !element.closest('summary')
    }
    const controls =
      'button, a, input, select, textarea, [role=button], [role=link], [role=switch], [role=slider], [contenteditable]'
    return [...document.querySelectorAll(controls)]
      .filter((element) => isShown(element) && isDead(element))
      .map(nameOf)
  })
