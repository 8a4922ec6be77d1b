'use client'

import { useQuery } from '@tanstack/react-query'
import { PageOwner } from '#components/account/page-owner.tsx'
import { useBuyNow } from '#components/checkout/buy-now.tsx'
import { Checkout } from '#components/checkout/checkout.tsx'
import { CheckoutLoading } from '#components/checkout/checkout-loading.tsx'
import { Failed } from '#components/ui/query-state.tsx'
import { errorMessage } from '#lib/api/failure.ts'
import { checkoutStartQuery } from '#lib/checkout/start-query.ts'

/** The checkout for this browser's shopper. The page is the same for everyone, so the browser asks who is signed in. */
export function OwnCheckout({ paymentUrl }: { paymentUrl: string }) {
  const { data, error, refetch } = useQuery(checkoutStartQuery(useBuyNow()))
  if (!data && error) return <Failed message={errorMessage(error)} onRetry={() => refetch()} />
  if (!data) return <CheckoutLoading />
  return (
    <PageOwner owner={data.owner}>
      <Checkout paymentUrl={paymentUrl} isCustomer={data.is_customer} />
    </PageOwner>
  )
}
