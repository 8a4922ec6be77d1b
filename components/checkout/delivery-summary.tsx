import type { Destination } from '#components/checkout/use-destination.ts'
import type { CheckoutState } from '#lib/checkout/state.ts'
import * as words from '#lib/messages/words.ts'
import { normaliseEtd } from '#lib/rules/etd.ts'

function Place({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className="wrap-anywhere">
      <h3 className="font-sans font-semibold">{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

interface DeliverySummaryProps {
  state: CheckoutState
  destination: Destination
}

/** The delivery address and the sending hub, or the pickup store. */
export function DeliverySummary({ state, destination }: DeliverySummaryProps) {
  const { shippingType, shop, method } = state
  if (!shop) return null
  if (shippingType === 'PICKUP_ON_STORE') {
    return <Place title={words.checkout.pickupAt} lines={[shop.name, ...shop.addressLines]} />
  }
  const etd = normaliseEtd(method?.etd ?? '')
  const service = method ? [method.description, ...(etd ? [words.checkout.etd(etd)] : [])] : []
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Place title={words.checkout.deliverTo} lines={destination.lines} />
      <Place title={words.checkout.sentFrom} lines={[shop.name, ...service]} />
    </div>
  )
}
