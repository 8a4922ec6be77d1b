import { whenIdle } from '#components/ui/when-idle.ts'

const inputs = ['pointerdown', 'keydown'] as const

/**
 * Runs an action once, when the browser is idle after the shopper's first press or key: it loads what only somebody needs who
 * does more than read. Gives the cancel function.
 */
export function afterFirstInput(action: () => void): () => void {
  let cancel = () => {}
  const stop = () => {
    for (const name of inputs) removeEventListener(name, start, { capture: true })
  }
  const start = () => {
    stop()
    cancel = whenIdle(action)
  }
  for (const name of inputs) addEventListener(name, start, { capture: true, passive: true })
  return () => {
    stop()
    cancel()
  }
}
