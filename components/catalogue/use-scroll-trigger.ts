import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Without scrolling for so long, in milliseconds, the next scroll is a new approach. */
const rearmMs = 150

const isReached = (mark: HTMLElement) => mark.getBoundingClientRect().top < window.innerHeight

/** A page lower than the window cannot be scrolled, so nobody can approach its end. */
const cannotScroll = () => document.documentElement.scrollHeight <= window.innerHeight

/**
 * Calls `onApproach` once for each time that the shopper scrolls to a mark or past it. What it brings pushes the
 * mark down: it counts again once the mark has been out of view, or the shopper has rested and scrolls on.
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
    // Who scrolled before the scripts came has passed the mark already.
    check()
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  useEffect(() => {
    if (isReady && cannotScroll()) onReach()
  }, [isReady, onReach])
}
