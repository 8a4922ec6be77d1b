import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { hasBox } from '#lib/browser/has-box.ts'

/** Whether the focused element was removed or hidden by the navigation. */
function isFocusLost(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || !hasBox(activeElement)
}

/** Next keeps earlier pages in the document, hidden: this is the visible <main>. */
const visibleMain = () => [...document.querySelectorAll('main')].find(hasBox)

/** Focuses the new page after a navigation that removed the focused element. */
export function FocusAfterNavigation() {
  const address = `${usePathname()}?${useSearchParams()}`
  const before = useRef(address)
  useEffect(() => {
    if (before.current === address) return
    before.current = address
    if (isFocusLost()) visibleMain()?.focus({ preventScroll: true })
  }, [address])
  return null
}
