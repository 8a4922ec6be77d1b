'use client'

import type { ProductSize } from '@etalase/contract/product.ts'
import { useState } from 'react'
import type { BuyRequest } from '#components/buy/buy-request.ts'
import { findForm } from '#components/buy/use-form-value.ts'
import { Button } from '#components/ui/button.tsx'
import { LoadFailed } from '#components/ui/load-failed.tsx'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import { productMessages } from '#messages/product.ts'

const load = async () => (await import('#components/product/stock-dialog.tsx')).StockDialog

interface StockCheckProps {
  /** The id of the buy form. */
  formId: string
  sizes: readonly ProductSize[]
  readRequest: (form: HTMLFormElement) => BuyRequest | null
}

/** 'Check Stock Locations': reads the buy form and shows which stores have the size. */
export function StockCheck({ formId, sizes, readRequest }: StockCheckProps) {
  const [request, setRequest] = useState<BuyRequest | null>(null)
  const { Component: StockDialog, loadComponent, hasFailed } = useLazyComponent(load)
  const open = () => {
    const form = findForm(formId)
    const found = form && readRequest(form)
    if (!found) return
    setRequest(found)
    loadComponent()
  }
  return (
    <>
      <Button variant="secondary" onClick={open} className="needs-script">
        {productMessages.checkStock}
      </Button>
      {hasFailed && <LoadFailed />}
      {StockDialog && (
        <StockDialog request={request} sizes={sizes} onClose={() => setRequest(null)} />
      )}
    </>
  )
}
