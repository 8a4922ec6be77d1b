import { useEffect, useState } from 'react'

/** The code of the size that is chosen in a form; null before. */
export function useChosenSize(formId: string): string | null {
  const [size, setSize] = useState<string | null>(null)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const read = () => setSize(new FormData(form).get('size')?.toString() ?? null)
    read()
    form.addEventListener('change', read)
    return () => form.removeEventListener('change', read)
  }, [formId])
  return size
}
