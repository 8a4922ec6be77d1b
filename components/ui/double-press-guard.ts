import { createDoublePressDetector, type Press } from '#components/ui/double-press.ts'

function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label') ?? target.closest('a, button, input, select, textarea, summary')
}

const isThere = ({ key, x, y, control }: Press) =>
  controlOf(key === null ? document.elementFromPoint(x, y) : document.activeElement) === control

const isStray = createDoublePressDetector(isThere)

let ignoresClick = false

/** Untrusted events, such as those of assistive technology, are never double presses. */
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

function ignore(event: MouseEvent) {
  if (!event.isTrusted || !ignoresClick) return
  ignoresClick = false
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Whether the current press is the stray second press of a double press: it must not close a dialog either. */
export const isStrayPress = (): boolean => ignoresClick

/**
 * Ignores the second press of a double press, or a held key, when another control took the place of the
 * pressed one: in the next checkout step, in a dialog, in another address. Gives the clean-up function.
 */
export function guardDoublePresses(): () => void {
  const options = { capture: true, passive: true }
  document.addEventListener('pointerdown', beginPointer, options)
  document.addEventListener('keydown', beginKey, options)
  document.addEventListener('click', ignore, true)
  return () => {
    document.removeEventListener('pointerdown', beginPointer, options)
    document.removeEventListener('keydown', beginKey, options)
    document.removeEventListener('click', ignore, true)
  }
}
