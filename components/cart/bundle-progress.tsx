import type { CartItem } from '@etalase/contract/cart.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import type { BundleOffer } from '#lib/pages/load-bundle-offers.ts'
import { piecesInBundle } from '#lib/rules/bundle.ts'
import { cartMessages } from '#messages/cart.ts'
import { productMessages } from '#messages/product.ts'

const barStyle =
  'block h-1 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-gold [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-gold'

interface BundleProgressProps {
  offers: readonly BundleOffer[]
  lines: readonly CartItem[]
}

function Progress({ offer, pieces }: { offer: BundleOffer; pieces: number }) {
  const wanted = offer.promo.bundling_item_count
  const text = productMessages.bundle(wanted, offer.name)
  const isWhole = pieces >= wanted
  return (
    <li>
      <p>
        <IntentLink href={offer.href} className={listLinkStyle}>
          {text}
        </IntentLink>
        , {isWhole ? cartMessages.bundleWhole : cartMessages.bundleMissing(wanted - pieces)}
      </p>
      <progress
        aria-label={text}
        value={Math.min(pieces, wanted)}
        max={wanted}
        className={barStyle}
      />
    </li>
  )
}

/** The progress of bundles for which the cart already holds some pieces (decisions, Screens). */
export function BundleProgress({ offers, lines }: BundleProgressProps) {
  const begun = offers
    .map((offer) => ({ offer, pieces: piecesInBundle(offer.promo, lines) }))
    .filter(({ pieces }) => pieces > 0)
  if (begun.length === 0) return null
  return (
    <section className="border-gold border-l-2 pl-4">
      <h2 className="font-sans font-semibold text-base">{productMessages.bundles}</h2>
      <p className="text-muted text-sm">{productMessages.bundlesMeaning}</p>
      <ul className="flex flex-col gap-2">
        {begun.map(({ offer, pieces }) => (
          <Progress key={offer.promo.id} offer={offer} pieces={pieces} />
        ))}
      </ul>
    </section>
  )
}
