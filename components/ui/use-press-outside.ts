'use client'

import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** Whether a press is on the backdrop: the browser names the dialog as its target, and its place is outside the box. */
function isOnBackdrop({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return x < left || x > right || y < top || y > bottom
}

const knowsClosedBy = (dialog: object): boolean => 'closedBy' in dialog

/**
 * Closes a modal dialog on a press outside where the browser has no `closedby` (Safari, Chromium before 134). A drag from
 * inside, such as one that selects text, closes nothing.
 */
export function usePressOutside() {
  const beganOutside = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      beganOutside.current = isOnBackdrop(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (knowsClosedBy(event.currentTarget)) return
      if (beganOutside.current && isOnBackdrop(event)) event.currentTarget.close()
    },
  }
}
