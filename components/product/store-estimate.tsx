'use client'

import { pickupReady } from '@etalase/contract/rules/pickup-ready.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormValue } from '#components/buy/use-form-value.ts'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { stockLocationsQuery } from '#lib/api/queries/products.ts'
import type { MyStore } from '#lib/browser/my-store.ts'
import { sortByProximity } from '#lib/rules/proximity.ts'
import { arrivalMessages } from '#messages/arrival.ts'
import { estimateMessages } from '#messages/estimate.ts'

interface StoreEstimateProps {
  productId: number
  /** The id of the buy form. */
  formId: string
  store: MyStore
}

interface SizeAtStoreProps {
  productId: number
  /** Size code. */
  size: string
  store: MyStore
}

function SizeAtStore({ productId, size, store }: SizeAtStoreProps) {
  const [paidAt] = useState(() => new Date())
  const { data, isError } = useQuery(
    stockLocationsQuery({ product_detail_id: productId, size, qty: 1 }),
  )
  if (isError) return estimateMessages.pickupFailed(store.name)
  if (!data) return estimateMessages.pickupAsking(store.name)
  const stores = data.flatMap(({ showrooms }) => showrooms)
  if (stores.some(({ id }) => id === store.id))
    return estimateMessages.pickupHere(store.name, arrivalMessages.ready(pickupReady(paidAt)))
  const place = { city_id: store.cityId, province_id: store.provinceId }
  const [first, ...others] = sortByProximity(stores, place)
  if (!first) return estimateMessages.pickupNowhere
  return estimateMessages.pickupElsewhere(store.name, first.showroom_name, others.length)
}

/** Returns the code of the chosen size. */
const chosenSize = (form: FormData) => form.get('size')?.toString() ?? null

function ChosenSizeAtStore({ formId, ...one }: StoreEstimateProps) {
  const size = useFormValue(formId, chosenSize)
  return size ? <SizeAtStore {...one} size={size} /> : estimateMessages.pickupSize(one.store.name)
}

/** Whether the shopper's store has a piece of the chosen size, or which store has one. */
export function StoreEstimate(props: StoreEstimateProps) {
  return (
    <QueryProvider>
      <ChosenSizeAtStore {...props} />
    </QueryProvider>
  )
}
