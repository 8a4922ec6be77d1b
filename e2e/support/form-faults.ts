import type { Page } from '@playwright/test'

/** Form addresses that end or remove something. */
const endsSomething =
  /\/(?:remove|passkey-remove|delete-account|unsubscribe|cancel|close|discard|stop|sign-out|everywhere|updates-stop)(?:\?|$)/

/**
 * Lists faults of a page's forms in browsers that support neither `form=` nor `formaction` and show no icons, by form and button.
 * There, Enter in a field and all of the form's buttons submit to the form's own action.
 */
export const formFaults = (page: Page): Promise<string[]> =>
  page.evaluate((ends) => {
    const isEnding = new RegExp(ends)
    const actionOf = (form: HTMLFormElement | null) => form?.getAttribute('action') ?? 'no form'
    const wordsOf = (button: Element) =>
      (button instanceof HTMLInputElement ? button.value : (button.textContent ?? '')).trim()
    const nameOf = (button: HTMLButtonElement | HTMLInputElement) =>
      `${actionOf(button.form)} “${wordsOf(button) || button.outerHTML}”`

    const isSubmit = (button: HTMLButtonElement | HTMLInputElement) =>
      button.type === 'submit' || button.type === 'image'
    const buttonsIn = (root: ParentNode) => [
      ...root.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
        'button, input[type=submit], input[type=image]',
      ),
    ]
    const faultsOfButton = (button: HTMLButtonElement | HTMLInputElement): string[] => [
      ...(wordsOf(button) === '' ? [`${nameOf(button)} has no words`] : []),
      ...(isSubmit(button) && !button.closest('form')
        ? [`${nameOf(button)} is outside its form`]
        : []),
      ...['form', 'formaction', 'formmethod']
        .filter((name) => button.hasAttribute(name))
        .map((name) => `${nameOf(button)} has ${name}`),
    ]

    /** A field where Enter submits the form; password fields are exempt, as their users intend it. */
    const sendsByEnter = (field: Element) =>
      field instanceof HTMLInputElement &&
      !['hidden', 'submit', 'radio', 'checkbox'].includes(field.type)
    const isOfType = (field: Element, types: readonly string[]) =>
      field instanceof HTMLInputElement && types.includes(field.type)
    /** Whether a password manager would save the wrong user name: the field before a password, for some managers even a hidden one. */
    const isUnnamed = (fields: readonly Element[]) => {
      const password = fields.findIndex((field) => isOfType(field, ['password']))
      const before = fields
        .slice(0, Math.max(0, password))
        .filter((field) => isOfType(field, ['text', 'email', 'tel']))
      const isAccount = (field: Element) =>
        /^(?:username|email)(?: |$)/.test(field.getAttribute('autocomplete') ?? '')
      const last = before.at(-1)
      const lastShown = before.findLast((field) => !field.hasAttribute('hidden'))
      return password >= 0 && !(last && [last, lastShown ?? last].every(isAccount))
    }
    const faultsOfForm = (form: HTMLFormElement): string[] => {
      const fields = [...form.elements].filter((field) => !(field instanceof HTMLFieldSetElement))
      const outside = fields.filter((field) => !form.contains(field))
      const isPost = form.method === 'post'
      const sends = fields.some((field) => field.hasAttribute('name'))
      const asksForPassword = fields.some((field) => isOfType(field, ['password']))
      const isHarmful =
        isEnding.test(form.getAttribute('action') ?? '') &&
        !asksForPassword &&
        (fields.some(sendsByEnter) || buttonsIn(form).filter(isSubmit).length !== 1)
      return [
        ...(isUnnamed(fields) ? [`${actionOf(form)} has a password without its account`] : []),
        ...outside.map((field) => `${actionOf(form)}: ${field.outerHTML} is outside`),
        ...(isHarmful ? [`${actionOf(form)} does harm by Enter`] : []),
        // lynx sends a form without fields by GET.
        ...(isPost && !sends ? [`${actionOf(form)} has no field`] : []),
      ]
    }
    return [
      ...buttonsIn(document).flatMap(faultsOfButton),
      ...[...document.forms].flatMap(faultsOfForm),
    ]
  }, endsSomething.source)
