'use client'

import { useEffect, useState } from 'react'
import { serverAheadMs } from '#lib/api/server-clock.ts'
import { type TimeLeft, timeLeft } from '#lib/rules/time-left.ts'
import { productMessages } from '#messages/product.ts'

const tickMs = 20_000

/** The time left by the server's clock; undefined until that is known, null once it has passed. */
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
  /** In WIB. */
  endsAt: string
  /** The same in words. */
  end: string
}

/** When a sale ends; with scripts also how long that is, and that it has ended. */
export function SaleEnds({ endsAt, end }: SaleEndsProps) {
  const left = useTimeLeft(endsAt)
  return (
    <p className="text-accent text-sm tabular-nums">
      {left === null ? productMessages.saleEnded : productMessages.saleEnds(end)}
      {left && ` (${productMessages.saleLeft(left)})`}
    </p>
  )
}
