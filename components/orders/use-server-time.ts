import { useEffect, useState } from 'react'

const tickMs = 15_000

/** How far the server's clock was ahead of this device's when a page came, by the page's time. */
const offsets = new Map<number, number>()

function offsetOf(renderedAt: number): number {
  const offset = offsets.get(renderedAt) ?? renderedAt - Date.now()
  offsets.set(renderedAt, offset)
  return offset
}

/**
 * The server's time in milliseconds, going on by itself: `renderedAt` until scripts run, as the HTML says it.
 * A device whose clock is wrong sees the same time left as any other.
 */
export function useServerTime(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const offset = offsetOf(renderedAt)
    const tick = () => setNow(Date.now() + offset)
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [renderedAt])
  return now
}
