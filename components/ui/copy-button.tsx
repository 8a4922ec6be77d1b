'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { copyMessages } from '#messages/copy.ts'

/** Copies a text and confirms it. Visible only when JavaScript runs. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      // Throws without TLS, where browsers offer no clipboard.
      await navigator.clipboard.writeText(text)
      setStatus(copyMessages.copied)
    } catch {
      setStatus(copyMessages.notCopied)
    }
  }
  return (
    <>
      <Button
        variant="quiet"
        onClick={copy}
        aria-label={copyMessages.named(name)}
        className="needs-script text-sm"
      >
        {copyMessages.copy}
      </Button>
      <span role="status" className="text-sm text-success">
        {status}
      </span>
    </>
  )
}
