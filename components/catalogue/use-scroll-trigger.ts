import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Pause in scrolling, in milliseconds, after which the next scroll triggers again. */
const rearmMs = 150

const isReached = (mark: HTMLElement) => mark.getBoundingClientRect().top < window.innerHeight

/** Returns whether the page is shorter than the window, in which case no scroll event occurs. */
const cannotScroll = () => document.documentElement.scrollHeight <= window.innerHeight

/**
 * Calls `onReach` each time the shopper scrolls to or past a marker element. Loaded content pushes the marker down: it triggers again after
 * leaving the view, or after a pause in scrolling.
 */
export function useScrollTrigger(
  mark: RefObject<HTMLElement | null>,
  { isReady, onReach }: { isReady: boolean; onReach: () => void },
): void {
  const isArmed = useRef(true)
  const check = useEffectEvent(() => {
    if (!mark.current || !isReady) return
    if (!isReached(mark.current)) isArmed.current = true
    else if (isArmed.current) {
      isArmed.current = false
      onReach()
    }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const arm = () => {
      isArmed.current = true
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(arm, rearmMs)
      check()
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    // The shopper may have scrolled past the marker before hydration.
    check()
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    if (isReady && cannotScroll()) reach()
  }, [isReady])
}
