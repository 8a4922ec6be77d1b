'use client'

import { useEffect } from 'react'
import { Button } from '#components/ui/button.tsx'
import * as words from '#lib/messages/words.ts'

/** How long until the page tries again by itself, in milliseconds. */
const retryMs = 10_000

/** A page that could not be made: says what failed, and tries again by itself. */
export function ShopDown({ failure = words.errors.title }: { failure?: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), retryMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="alert" className="container-page flex flex-col items-start gap-4 py-24">
      <h1 className="text-3xl">{failure}</h1>
      <p className="max-w-[60ch]">{words.errors.text}</p>
      <Button onClick={() => window.location.reload()}>{words.errors.retry}</Button>
    </div>
  )
}
