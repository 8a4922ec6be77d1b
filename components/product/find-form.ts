import { hasBox } from '#lib/browser/has-box.ts'

/** The form with an id. Next keeps earlier pages in the document, hidden, with a form of the same id each. */
export function findForm(id: string): HTMLFormElement | null {
  const forms = [...document.querySelectorAll('form')].filter((form) => form.id === id)
  const [first = null] = forms
  return forms.length > 1 ? (forms.find(hasBox) ?? first) : first
}
