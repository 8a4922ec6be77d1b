'use client'

import { useEffect } from 'react'
import { useMyStore } from '#components/stores/use-my-store.ts'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { useLazyComponent } from '#components/ui/use-lazy-component.ts'
import { whenIdle } from '#components/ui/when-idle.ts'
import { estimateMessages } from '#messages/estimate.ts'

const load = async () => (await import('#components/product/store-estimate.tsx')).StoreEstimate

interface PickupEstimateProps {
  productId: number
  /** The id of the buy form. */
  formId: string
}

/** Pickup at the shopper's store. Its code and data load after the page and replace a placeholder of two lines. */
export function PickupEstimate({ productId, formId }: PickupEstimateProps) {
  const myStore = useMyStore()
  const { Component: StoreEstimate, loadComponent } = useLazyComponent(load)
  useEffect(() => (myStore ? whenIdle(loadComponent) : undefined), [myStore, loadComponent])
  return (
    <div className="min-h-18 min-w-0 flex-1">
      <p role="status">
        {StoreEstimate && myStore ? (
          <StoreEstimate productId={productId} formId={formId} store={myStore} />
        ) : (
          estimateMessages.pickup
        )}
      </p>
      <a
        href="/stores"
        className={`needs-script inline-flex min-h-8 items-center ${textLinkStyle}`}
      >
        {myStore ? estimateMessages.changeStore : estimateMessages.chooseStore}
      </a>
    </div>
  )
}
