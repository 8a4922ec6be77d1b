'use client'

import type { ProductSize } from '@etalase/contract/product.ts'
import { useEffect, useState } from 'react'
import { useFormValue } from '#components/buy/use-form-value.ts'
import { productMessages } from '#messages/product.ts'

/** Polling interval in milliseconds, so that a restocked size shows within a minute. */
const againMs = 45_000

const chosenSize = (data: FormData) => data.get('size')?.toString() ?? null

/** Returns the pieces left of a size, refreshed while the page is visible; null if they aren't few or are unknown. */
function usePiecesLeft(productId: number, size: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    setLeft(null)
    if (size === null) return
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      const { freshStockLow } = await import('#lib/api/stock-low.ts')
      const isAsked = !document.hidden && !signal.aborted
      const found = isAsked ? await freshStockLow({ id: productId, size, signal }) : null
      if (!signal.aborted) setLeft(found)
    }
    // If the code fails to load, show nothing.
    const askQuietly = () => void ask().catch(() => {})
    askQuietly()
    const timer = setInterval(askQuietly, againMs)
    document.addEventListener('visibilitychange', askQuietly)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askQuietly)
    }
  }, [productId, size])
  return left
}

interface FewLeftProps {
  productId: number
  sizes: readonly ProductSize[]
  /** The id of the buy form, where the size is chosen. */
  formId: string
}

/**
 * The remaining pieces of the chosen size, if few. The page may be a minute old or more, so its stock only triggers a live request and is
 * never shown.
 */
export function FewLeft({ productId, sizes, formId }: FewLeftProps) {
  const chosen = useFormValue(formId, chosenSize)
  const size = sizes.find(({ size_code, stock_low }) => size_code === chosen && stock_low)
  const left = usePiecesLeft(productId, size?.size_code ?? null)
  return (
    <p role="status" className="mt-2 min-h-6 text-accent text-sm">
      {size && left !== null && productMessages.fewLeft(left, size.size_name)}
    </p>
  )
}
