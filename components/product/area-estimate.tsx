'use client'

import type { CallData } from '@etalase/contract/endpoints.ts'
import { knownOnTime } from '@etalase/contract/rules/on-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { estimateQuery } from '#lib/api/queries/products.ts'
import type { MyArea } from '#lib/browser/my-area.ts'
import { cheapestOffer } from '#lib/checkout/hub-offers.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { arrivalMessages } from '#messages/arrival.ts'
import { estimateMessages } from '#messages/estimate.ts'

interface AreaEstimateProps {
  productId: number
  area: MyArea
}

/** The share of parcels that reached the region on time. Renders nothing while too few are known. */
function InTime({ onTime }: { onTime: CallData<'GET product-promise'>['on_time'] }) {
  const known = knownOnTime(onTime)
  if (!onTime || !known) return null
  return (
    <span className="block text-muted text-sm">
      {estimateMessages.inTime(onTime.region, known)}
    </span>
  )
}

function CheapestTier({ productId, area }: AreaEstimateProps) {
  const [paidAt] = useState(() => new Date())
  const { data, isError } = useQuery(estimateQuery(productId, area.subdistrictId))
  if (isError) return estimateMessages.failed(area.name)
  if (!data) return estimateMessages.asking(area.name)
  const offer = cheapestOffer(data.tiers, { paidAt, zone: area.zone })
  if (!offer) return estimateMessages.noneTo(area.name)
  const arrives = offer.arrival ? arrivalMessages.brief(offer.arrival) : ''
  return (
    <>
      {estimateMessages.to(area.name, formatRupiah(offer.cost), arrives)}
      <InTime onTime={data.on_time} />
    </>
  )
}

/** The lowest delivery cost to an area and the arrival, as the checkout will show them. */
export function AreaEstimate(props: AreaEstimateProps) {
  return (
    <QueryProvider>
      <CheapestTier {...props} />
    </QueryProvider>
  )
}
