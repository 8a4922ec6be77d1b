import { startTransition, useEffect, useState } from 'react'
import { hasBox } from '#lib/browser/has-box.ts'

/** Returns the form with an id. Next keeps earlier pages hidden in the document, each with a form of the same id. */
export function findForm(id: string): HTMLFormElement | null {
  const forms = [...document.querySelectorAll('form')].filter((form) => form.id === id)
  const [first = null] = forms
  return forms.length > 1 ? (forms.find(hasBox) ?? first) : first
}

/**
 * Returns what `read` finds in a form, updated on each change; null before the first read. Pass the same `read` function on every render.
 * The update is a transition, so the press is painted before dependent parts render.
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
