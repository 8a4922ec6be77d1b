'use client'

import { useEffect, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { productMessages } from '#messages/product.ts'

/** Returns whether the shopper closed the share sheet, which isn't an error. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the browser's share sheet. Hidden if the browser has none. */
export function NativeShare({ url, title }: { url: string; title: string }) {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  if (!canShare) return null
  const share = () =>
    navigator.share({ url, title }).catch((error: unknown) => {
      if (!isClosed(error)) console.warn('The share sheet did not open.', error)
    })
  return (
    <Button variant="quiet" onClick={share} className="text-sm">
      {productMessages.shareElsewhere}
    </Button>
  )
}
