import { useEffect, useState } from 'react'

/** Whether the pointer or the focus is on something, with the event handlers for its elements. */
export function useHold() {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  // Next hides a page that the shopper leaves: no event says then that pointer and focus are gone.
  useEffect(
    () => () => {
      setPointer(false)
      setFocus(false)
    },
    [],
  )
  return {
    isHeld: hasPointer || hasFocus,
    byPointer: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
    },
    byFocus: { onFocus: () => setFocus(true), onBlur: () => setFocus(false) },
  }
}
