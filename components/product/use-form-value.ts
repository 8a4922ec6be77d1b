import { useEffect, useState } from 'react'
import { findForm } from '#components/product/find-form.ts'

/** What `read` finds in a form, read again at each change; null before. `read` is the same function at each render. */
export function useFormValue(
  formId: string,
  read: (data: FormData) => string | null,
): string | null {
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => {
    const form = findForm(formId)
    if (!form) return
    const update = () => setValue(read(new FormData(form)))
    update()
    form.addEventListener('input', update)
    return () => form.removeEventListener('input', update)
  }, [formId, read])
  return value
}
