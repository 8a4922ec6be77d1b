import { startTransition, useEffect, useState } from 'react'
import { hasBox } from '#lib/browser/has-box.ts'

/** The form with an id. Next keeps earlier pages in the document, hidden, with a form of the same id each. */
export function findForm(id: string): HTMLFormElement | null {
  const forms = [...document.querySelectorAll('form')].filter((form) => form.id === id)
  const [first = null] = forms
  return forms.length > 1 ? (forms.find(hasBox) ?? first) : first
}

/**
 * What `read` finds in a form, read again at each change; null before. `read` is the same function at each render. The press
 * is painted first: what depends on a choice is rendered after it.
 */
export function useFormValue(
  formId: string,
  read: (data: FormData) => string | null,
): string | null {
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => {
    const form = findForm(formId)
    if (!form) return
    const update = () => {
      const found = read(new FormData(form))
      startTransition(() => setValue(found))
    }
    update()
    form.addEventListener('input', update)
    return () => form.removeEventListener('input', update)
  }, [formId, read])
  return value
}
