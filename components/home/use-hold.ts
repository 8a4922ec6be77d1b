import { useEffect, useState } from 'react'

/** Whether the pointer or the focus is on something, with the handlers for the elements that tell. */
export function useHold() {
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  // Next hides a page that the shopper leaves: nothing tells then that pointer and focus are gone.
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
