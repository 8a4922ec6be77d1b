'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import * as words from '#lib/messages/words.ts'

/** A number with a copy button, which is shown when JavaScript runs. */
export function CopyableNumber({ name, number }: { name: string; number: string }) {
  const [status, setStatus] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setStatus(words.orders.copied),
      () => setStatus(words.orders.notCopied),
    )
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold tabular-nums tracking-wide">{number}</span>
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
    </span>
  )
}
