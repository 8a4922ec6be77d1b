import { type RefObject, useEffect, useEffectEvent } from 'react'
import { listenForPanels, openPanel } from '#components/ui/panel-history.ts'

/**
 * Lets Back close something that is open over the page: the button of the browser, and the gesture and button of a phone.
 * Forward does not open it again. A page that a link inside leads to takes the place of its history entry.
 */
export function useCloseOnBack(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose)
  useEffect(listenForPanels, [])
  useEffect(() => {
    if (isOpen && panel.current) return openPanel({ element: panel.current, close: () => close() })
  }, [isOpen, panel])
}
