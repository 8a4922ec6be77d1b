import type { ReactNode } from 'react'
import { StepButton } from '#components/checkout/step-fields.tsx'
import { StepForm } from '#components/checkout/step-form.tsx'
import type { Summary } from '#lib/checkout/submission.ts'
import type { CartItem } from '#lib/contract/cart.ts'
import type { Showroom } from '#lib/contract/store.ts'
import type { ServedLine } from '#lib/rules/availability.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'

type Reduce = (served: ServedLine<CartItem>) => ReactNode

interface UnavailableLinesProps {
  lines: readonly ServedLine<CartItem>[]
  reduce: Reduce | undefined
}

/** The lines that the chosen shop cannot serve, each with the reason. */
function UnavailableLines({ lines, reduce }: UnavailableLinesProps) {
  return (
    <ul className="mt-3 divide-y divide-line border-line border-y text-sm">
      {lines.map((served) => (
        <li key={served.line.id} className="py-2">
          <span className="tabular-nums">{checkoutMessages.pieces(served.line.qty)}</span>{' '}
          {cartMessages.sized(served.line.product_detail.product_name, served.line)}
          <span className="block text-muted">
            {served.service === 'short'
              ? checkoutMessages.shortHere(served.pieces, served.line.qty)
              : checkoutMessages.leftOut}
          </span>
          {served.service === 'short' && reduce?.(served)}
        </li>
      ))}
    </ul>
  )
}

/** Offers a shop that has the whole cart. */
const BetterShop = ({ shop }: { shop: Showroom }) => (
  <StepForm form="shop" className="mt-3">
    <p>{checkoutMessages.servesEverything(shop.showroom_name, shop.address3)}</p>
    <StepButton variant="quiet" name="shop" value={shop.id}>
      {checkoutMessages.chooseThatShop}
    </StepButton>
  </StepForm>
)

interface ExcludedLinesProps {
  summary: Summary
  /** A shop that has the whole cart. */
  betterShop: Showroom | null
  /** A button that takes the pieces in stock of a line. */
  reduce: Reduce | undefined
}

/** The lines that the chosen shop cannot serve, in the spec's words (spec §8), with ways to fix that. */
export function ExcludedLines({ summary, betterShop, reduce }: ExcludedLinesProps) {
  const { kept, excluded, served } = summary
  if (excluded.length === 0) return null
  return (
    <section className="border border-danger bg-surface p-4">
      <p role="alert">
        {kept.length === 0
          ? checkoutMessages.nothingKept
          : checkoutMessages.excluded(excluded.length)}
      </p>
      <UnavailableLines
        lines={served.filter(({ service }) => service !== 'kept')}
        reduce={reduce}
      />
      {betterShop && <BetterShop shop={betterShop} />}
    </section>
  )
}
