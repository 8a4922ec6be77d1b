import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '#components/ui/when-idle.ts'

/** Display time of a banner, in milliseconds (spec §9). The 600 ms fade is in app/styles/banners.css. */
const showMs = 8_000

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

interface Position {
  current: number
  /** The last banner with a loaded picture, one ahead of the visible one. */
  loaded: number
}

export interface FadeSlider {
  /** Undefined until the page is idle. */
  position: Position | undefined
  isRunning: boolean
  setRunning: (isRunning: boolean) => void
  /** Shows a banner. After the last banner the first one follows. */
  show: (index: number) => void
}

/**
 * Returns the state of the looping slider (spec §2, Home): the visible banner and whether it advances. It doesn't advance while held, nor
 * with reduced motion.
 */
export function useFadeSlider(count: number, isHeld: boolean): FadeSlider {
  const [position, setPosition] = useState<Position>()
  const [isRunning, setRunning] = useState(false)
  const current = position?.current
  const show = useCallback(
    (index: number) =>
      setPosition((before) => {
        const next = (index + count) % count
        return { current: next, loaded: Math.max(before?.loaded ?? 0, next + 1) }
      }),
    [count],
  )
  const isStarted = current !== undefined
  // Next hides a page when the shopper leaves it, and reruns its effects on return. The slider then stays as it was.
  useEffect(() => {
    if (count < 2 || isStarted) return
    return whenIdle(() => {
      show(0)
      setRunning(!prefersReducedMotion())
    })
  }, [count, isStarted, show])
  useEffect(() => {
    if (current === undefined || !isRunning || isHeld) return
    const timer = setTimeout(() => show(current + 1), showMs)
    return () => clearTimeout(timer)
  }, [current, isRunning, isHeld, show])
  return { position, isRunning, setRunning, show }
}
