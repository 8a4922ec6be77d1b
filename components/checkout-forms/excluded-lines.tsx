import { OwnForm } from '#components/account/own-form.tsx'
import { UnavailableLines } from '#components/checkout/unavailable-lines.tsx'
import { Button } from '#components/ui/button.tsx'
import { formPath } from '#lib/checkout/forms.ts'
import type { Summary } from '#lib/checkout/submission.ts'
import type { Showroom } from '#lib/contract/store.ts'
import * as words from '#lib/messages/words.ts'

interface ExcludedLinesProps {
  summary: Summary
  /** A shop that has the whole cart, if one is known. */
  betterShop: Showroom | null
}

/** The lines that the chosen shop cannot serve, in the spec's words (spec §8), and a shop that has the whole cart. */
export function ExcludedLines({ summary, betterShop: shop }: ExcludedLinesProps) {
  const { kept, excluded, served } = summary
  if (excluded.length === 0) return null
  return (
    <section className="border border-danger bg-surface p-4">
      <p role="alert">
        {kept.length === 0 ? words.checkout.nothingKept : words.checkout.excluded(excluded.length)}
      </p>
      <UnavailableLines lines={served.filter(({ service }) => service !== 'kept')} />
      {shop && (
        <OwnForm action={formPath('shop')} className="mt-3">
          <p>{words.checkout.servesEverything(shop.showroom_name, shop.address3)}</p>
          <Button type="submit" look="quiet" name="shop" value={shop.id}>
            {words.checkout.chooseThatShop}
          </Button>
        </OwnForm>
      )}
    </section>
  )
}
