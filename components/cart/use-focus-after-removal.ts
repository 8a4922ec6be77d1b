import { useEffect, useRef } from 'react'

/** Moves the focus to an element if the removed line had it, so that keyboards and screen readers continue there. */
export function useFocusAfterRemoval<Place extends HTMLElement>(lineCount: number) {
  const place = useRef<Place>(null)
  const before = useRef(lineCount)
  useEffect(() => {
    const isLost = lineCount < before.current && document.activeElement === document.body
    if (isLost) place.current?.focus({ preventScroll: true })
    before.current = lineCount
  }, [lineCount])
  return place
}
