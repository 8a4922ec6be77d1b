import { useEffect, useState } from 'react'

interface Listbox {
  id: string
  /** The number of options, each an element with the id `<id>-<index>`. */
  count: number
}

const attributes = ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded'] as const

/** Returns the option one step from the active one, wrapping around at both ends. */
const stepFrom = (active: number, step: 1 | -1, count: number) =>
  active < 0 ? (step === 1 ? 0 : count - 1) : (active + step + count) % count

/**
 * Turns a server-rendered input into the ARIA combobox of a listbox of links: arrow keys choose an option and Enter follows it, or submits
 * the form if none is chosen. Returns the chosen option's index, or -1.
 */
export function useComboboxInput(input: HTMLInputElement, { id, count }: Listbox): number {
  const [chosen, setActive] = useState(-1)
  const active = chosen < count ? chosen : -1
  useEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', id)
    input.setAttribute('autocomplete', 'off')
    return () => {
      for (const name of attributes) input.removeAttribute(name)
    }
  }, [input, id])
  useEffect(() => {
    input.setAttribute('aria-expanded', String(count > 0))
    if (active < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${id}-${active}`)
  }, [input, id, count, active])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || count === 0) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        setActive(stepFrom(active, event.key === 'ArrowDown' ? 1 : -1, count))
      }
      if (event.key === 'Enter' && active >= 0) {
        event.preventDefault()
        document.getElementById(`${id}-${active}`)?.click()
      }
    }
    const forget = () => setActive(-1)
    input.addEventListener('keydown', press)
    input.addEventListener('input', forget)
    return () => {
      input.removeEventListener('keydown', press)
      input.removeEventListener('input', forget)
    }
  }, [input, id, count, active])
  return active
}
