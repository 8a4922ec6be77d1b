import { type PointerEvent, useRef } from 'react'

/** A finger that moves at least this far sideways swipes, in CSS pixels. */
const leastDistance = 40

/** Pointer handlers that report which way a finger swiped: 1 to the next, -1 back. The element needs `touch-action: pan-y`. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const startX = useRef(0)
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      startX.current = clientX
    },
    onPointerUp: ({ clientX, pointerType }: PointerEvent) => {
      const distance = clientX - startX.current
      if (pointerType === 'mouse' || Math.abs(distance) < leastDistance) return
      onSwipe(distance < 0 ? 1 : -1)
    },
  }
}
