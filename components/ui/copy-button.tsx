'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import * as messages from '#lib/messages/messages.ts'

/** Copies a text and says so; shown when JavaScript runs. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      // Without TLS a browser has no clipboard.
      await navigator.clipboard.writeText(text)
      setStatus(messages.orders.copied)
    } catch {
      setStatus(messages.orders.notCopied)
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        onClick={copy}
        aria-label={messages.orders.copyNamed(name)}
        className="needs-script text-sm"
      >
        {messages.orders.copy}
      </Button>
      <span role="status" className="text-sm text-success">
        {status}
      </span>
    </>
  )
}
