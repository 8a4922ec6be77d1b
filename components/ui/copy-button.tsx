'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { ordersMessages } from '#messages/orders.ts'

/** Copies a text and says so; shown when JavaScript runs. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      // Without TLS a browser has no clipboard.
      await navigator.clipboard.writeText(text)
      setStatus(ordersMessages.copied)
    } catch {
      setStatus(ordersMessages.notCopied)
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        onClick={copy}
        aria-label={ordersMessages.copyNamed(name)}
        className="needs-script text-sm"
      >
        {ordersMessages.copy}
      </Button>
      <span role="status" className="text-sm text-success">
        {status}
      </span>
    </>
  )
}
