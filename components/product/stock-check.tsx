'use client'

import { type MouseEvent, useState } from 'react'
import type { SizedRequest } from '#components/product/sized-request.ts'
import { Button } from '#components/ui/button.tsx'
import { useLazyPart } from '#components/ui/use-lazy-part.ts'
import * as words from '#lib/messages/words.ts'

const load = async () => (await import('#components/product/stock-dialog.tsx')).StockDialog

/** 'Check Stock Locations': asks the form what is wanted, and shows which stores have it. */
export function StockCheck({ ask }: { ask: (form: HTMLFormElement) => SizedRequest | null }) {
  const [request, setRequest] = useState<SizedRequest | null>(null)
  const { Part: StockDialog, need } = useLazyPart(load)
  const [isMissing, setMissing] = useState(false)
  const open = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const asked = form && ask(form)
    if (!asked) return
    setRequest(asked)
    setMissing(!(await need()))
  }
  return (
    <>
      <Button look="secondary" onClick={open} className="needs-script">
        {words.product.checkStock}
      </Button>
      {isMissing && (
        <p role="alert" className="text-danger">
          {words.errors.connectionFailed}
        </p>
      )}
      {StockDialog && <StockDialog request={request} onClose={() => setRequest(null)} />}
    </>
  )
}
