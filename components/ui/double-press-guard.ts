/** A press of a pointer or key. */
export interface Press {
  /** The event's timeStamp, in milliseconds. */
  at: number
  /** The key's code; null for a pointer. */
  key: string | null
  /** Whether the pointer is a mouse, which stays in place; a second press by finger or pen lands slightly off. */
  isMouse: boolean
  /** The pointer's position, in CSS pixels of the window. */
  x: number
  y: number
  /** Whether the key is held down and repeats. */
  isHeld: boolean
  /** The pressed button, link or field; null for anything else. */
  control: object | null
}

/** Maximum time between the presses of a double press, in milliseconds. Slow hands need half a second. */
const maxPauseMs = 600

/** Maximum distance between the presses in CSS pixels, for a trembling hand on a mouse and for a finger's width. */
const mousePx = 12
const fingerPx = 48

function isSameGesture(press: Press, first: Press): boolean {
  if (press.key !== null || first.key !== null) return press.key === first.key
  return Math.hypot(press.x - first.x, press.y - first.y) <= (press.isMouse ? mousePx : fingerPx)
}

/**
 * Returns a detector for the second press of a double press whose control is gone. Such a press was not meant for the control that has
 * since come under the pointer or got the focus. `isThere` checks whether a press would still hit its control.
 */
export function createDoublePressDetector(isThere: (press: Press) => boolean) {
  let first: Press | null = null
  let lastAt = 0
  /** Returns whether a press is the stray second press of a double press. */
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

function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label') ?? target.closest('a, button, input, select, textarea, summary')
}

const isThere = ({ key, x, y, control }: Press) =>
  controlOf(key === null ? document.elementFromPoint(x, y) : document.activeElement) === control

let isStray = createDoublePressDetector(isThere)

let ignoresClick = false

/** Skips untrusted events, such as those of assistive technology, which are never double presses. */
function beginPointer(event: PointerEvent) {
  if (!event.isTrusted) return
  const { timeStamp: at, clientX: x, clientY: y, target } = event
  const isMouse = event.pointerType === 'mouse'
  ignoresClick = isStray({
    at,
    key: null,
    isMouse,
    x,
    y,
    isHeld: false,
    control: controlOf(target),
  })
}

function beginKey(event: KeyboardEvent) {
  if (!event.isTrusted) return
  const { timeStamp: at, code: key, repeat: isHeld, target } = event
  const place = { isMouse: false, x: 0, y: 0 }
  ignoresClick = isStray({ at, key, ...place, isHeld, control: controlOf(target) })
}

/** Ends the gesture when the shopper types, so that the next press counts. A radio button's event is not an InputEvent. */
function endGesture(event: Event) {
  if (event instanceof InputEvent) isStray = createDoublePressDetector(isThere)
}

function ignore(event: MouseEvent) {
  if (!event.isTrusted || !ignoresClick) return
  ignoresClick = false
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Returns whether the current press is the stray second press of a double press, which must not close a dialog either. */
export const isStrayPress = (): boolean => ignoresClick

/**
 * Ignores the second press of a double press, or a held key, when another control has replaced the pressed one: in the next checkout step,
 * a dialog or another address. Returns the clean-up function.
 */
export function guardDoublePresses(): () => void {
  const options = { capture: true, passive: true }
  document.addEventListener('pointerdown', beginPointer, options)
  document.addEventListener('keydown', beginKey, options)
  document.addEventListener('input', endGesture, options)
  document.addEventListener('click', ignore, true)
  return () => {
    document.removeEventListener('pointerdown', beginPointer, options)
    document.removeEventListener('keydown', beginKey, options)
    document.removeEventListener('input', endGesture, options)
    document.removeEventListener('click', ignore, true)
  }
}
