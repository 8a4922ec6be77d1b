import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'

const isSeen = (element: Element) => element.checkVisibility()

/** Whether what had the focus went with the page before, or with a dialog over it. */
function isFocusLost(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || !isSeen(activeElement)
}

/** Pages that were left are kept, hidden: the main part that counts is the one in view. */
const seenMain = () => [...document.querySelectorAll('main')].find(isSeen)

/** Gives the focus to the new page after a navigation that took away what had it. */
export function useFocusAfterNavigation(): void {
  const address = `${usePathname()}?${useSearchParams()}`
  const before = useRef(address)
  useEffect(() => {
    if (before.current === address) return
    before.current = address
    if (isFocusLost()) seenMain()?.focus({ preventScroll: true })
  }, [address])
}
