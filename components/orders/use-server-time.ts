import { useEffect, useState } from 'react'

const tickMs = 15_000

/** Offset of the server's clock from this device's in milliseconds, by the time at which the page was rendered. */
const offsets = new Map<number, number>()

function offsetOf(renderedAt: number): number {
  const offset = offsets.get(renderedAt) ?? renderedAt - Date.now()
  offsets.set(renderedAt, offset)
  return offset
}

/**
 * Returns the server's current time in milliseconds: `renderedAt` until hydration, as in the HTML, then updated every 15 seconds. A device
 * with a wrong clock shows the same time left as any other.
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
