'use client'

import { useEffect, useState } from 'react'
import { serverAheadMs } from '#lib/api/server-clock.ts'
import { type TimeLeft, timeLeft } from '#lib/rules/time-left.ts'
import { productMessages } from '#messages/product.ts'

const tickMs = 20_000

/** Returns the time left by the server's clock; undefined until the clock is known, null once the time is up. */
function useTimeLeft(endsAt: string): TimeLeft | null | undefined {
  const [left, setLeft] = useState<TimeLeft | null>()
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let isGone = false
    serverAheadMs().then((aheadMs) => {
      if (aheadMs === null || isGone) return
      const count = () => setLeft(timeLeft(endsAt, Date.now() + aheadMs))
      count()
      timer = setInterval(count, tickMs)
    })
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [endsAt])
  return left
}

interface SaleEndsProps {
  /** The end of the sale, in WIB. */
  endsAt: string
  /** The same time as text. */
  end: string
}

/** When a sale ends. With scripts also the time left, or that the sale has ended. */
export function SaleEnds({ endsAt, end }: SaleEndsProps) {
  const left = useTimeLeft(endsAt)
  return (
    <p className="text-accent text-sm tabular-nums">
      {left === null ? productMessages.saleEnded : productMessages.saleEnds(end)}
      {left && ` (${productMessages.saleLeft(left)})`}
    </p>
  )
}
