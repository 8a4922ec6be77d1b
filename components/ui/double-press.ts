/** One press of a pointer or of a key. */
export interface Press {
  /** When it began, in milliseconds of the page's clock. */
  at: number
  /** The key's code; null for a pointer. */
  key: string | null
  /** Whether the pointer is a mouse, which stays where it is; a finger or a pen lands beside. */
  isMouse: boolean
  /** Where the pointer went down, in CSS pixels of the window. */
  x: number
  y: number
  /** Whether the key was held, and repeats itself. */
  isHeld: boolean
  /** The button, link or field that it is on; null for anything else. */
  control: object | null
}

/** The longest time between two presses that are one double press, in milliseconds; slow hands take half a second. */
const maxPauseMs = 600

/** How far apart the two may land, in CSS pixels: a trembling hand at the mouse, and the width of a finger. */
const mousePx = 12
const fingerPx = 48

function isSameGesture(press: Press, first: Press): boolean {
  if (press.key !== null || first.key !== null) return press.key === first.key
  return Math.hypot(press.x - first.x, press.y - first.y) <= (press.isMouse ? mousePx : fingerPx)
}

/**
 * Follows presses, to tell the second one of a double press that no longer finds what the first one was
 * on: it was not meant for what came under the pointer, or got the focus, meanwhile.
 * `isThere` tells whether a press would still find its control.
 */
export function createDoublePressDetector(isThere: (press: Press) => boolean) {
  let first: Press | null = null
  let lastAt = 0
  /** Whether a press that begins was not meant for what it is on. */
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
