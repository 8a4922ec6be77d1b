import { useEffect, useRef, useState } from 'react'
import { fillFromAddress, type MissingSize } from '#components/product/address-choice.ts'
import { findForm } from '#components/product/find-form.ts'

/**
 * Fills a buy form in from the address, and gives the size that could not be chosen. Once for each address: Next keeps the
 * page hidden after navigation, and what the shopper has chosen since stays.
 */
export function useAddressChoice(formId: string) {
  const [missing, setMissing] = useState<MissingSize | null>(null)
  const filled = useRef('')
  useEffect(() => {
    const form = findForm(formId)
    const { search } = window.location
    if (!form || filled.current === search) return
    filled.current = search
    setMissing(fillFromAddress(form))
  }, [formId])
  return { missing, forget: () => setMissing(null) }
}
