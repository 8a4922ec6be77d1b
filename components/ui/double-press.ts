/** One press of a pointer or of a key. */
export interface Press {
  /** The event's timeStamp, in milliseconds. */
  at: number
  /** The key's code; null for a pointer. */
  key: string | null
  /** Whether the pointer is a mouse, which stays in place; a finger or pen lands a bit beside. */
  isMouse: boolean
  /** The pointer's position, in CSS pixels of the window. */
  x: number
  y: number
  /** Whether the key is held and repeats. */
  isHeld: boolean
  /** The pressed button, link or field; null for anything else. */
  control: object | null
}

/** The longest time between the presses of a double press, in milliseconds; slow hands need half a second. */
const maxPauseMs = 600

/** The longest distance between the presses, in CSS pixels: for a trembling hand at the mouse, and for a finger's width. */
const mousePx = 12
const fingerPx = 48

function isSameGesture(press: Press, first: Press): boolean {
  if (press.key !== null || first.key !== null) return press.key === first.key
  return Math.hypot(press.x - first.x, press.y - first.y) <= (press.isMouse ? mousePx : fingerPx)
}

/**
 * Detects the second press of a double press whose control is gone: the press was not intended for the
 * control that came under the pointer, or got the focus, in between.
 * `isThere` checks whether a press would still hit its control.
 */
export function createDoublePressDetector(isThere: (press: Press) => boolean) {
  let first: Press | null = null
  let lastAt = 0
  /** Whether a press is the stray second press of a double press. */
  return (press: Press): boolean => {
    const before = first
    const isQuick = press.isHeld || press.at - lastAt <= maxPauseMs
    const continues = before !== null && isQuick && isSameGesture(press, before)
    lastAt = press.at
    if (continues && press.control === before.control) return false
    if (continues && before.control !== null && !isThere(before)) return true
    first = press
    return false
  }
}
