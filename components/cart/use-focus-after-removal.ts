import { useEffect, useRef } from 'react'

/** Takes the focus to an element when the line that had it is gone, so that keyboard and screen reader go on from there. */
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
