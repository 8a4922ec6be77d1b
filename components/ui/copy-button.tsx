'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import * as words from '#lib/messages/words.ts'

/** Copies a text and says so; shown when JavaScript runs. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      // Without TLS a browser has no clipboard.
      await navigator.clipboard.writeText(text)
      setStatus(words.orders.copied)
    } catch {
      setStatus(words.orders.notCopied)
    }
  }
  return (
    <>
      <Button
        look="quiet"
        onClick={copy}
        aria-label={words.orders.copyNamed(name)}
        className="needs-script text-sm"
      >
        {words.orders.copy}
      </Button>
      <span role="status" className="text-sm text-success">
        {status}
      </span>
    </>
  )
}
