import type { ReactNode } from 'react'
import type { PromoOffer } from '#lib/checkout/promo-offers.ts'
import { formatRupiah } from '#lib/messages/formats.ts'
import { checkoutMessages } from '#messages/checkout.ts'

interface PromoOffersProps {
  offers: readonly PromoOffer[]
  /** The button that takes an offer. */
  take: (offer: PromoOffer) => ReactNode
}

/** The promo codes that take something off the order, the best first. */
export function PromoOffers({ offers, take }: PromoOffersProps) {
  if (offers.length === 0) return null
  return (
    <section aria-label={checkoutMessages.offers}>
      <h3 className="font-sans font-semibold text-base">{checkoutMessages.offers}</h3>
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <li key={offer.code} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="wrap-anywhere min-w-0 flex-1">
              <strong>{offer.code}</strong>{' '}
              <span className="text-muted tabular-nums">
                {checkoutMessages.saves(formatRupiah(offer.discount))}
              </span>
            </span>
            {take(offer)}
          </li>
        ))}
      </ul>
    </section>
  )
}
