import { IntentLink } from '#components/ui/intent-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import type { Bundle } from '#lib/catalogue/bundles-of.ts'
import * as words from '#lib/messages/words.ts'

/** The bundle promos that the product counts for. */
export function Bundles({ bundles }: { bundles: Bundle[] }) {
  if (bundles.length === 0) return null
  return (
    <section className="mt-6 border-gold border-l-2 pl-4">
      <h2 className="font-sans font-semibold text-base">{words.product.bundles}</h2>
      <p className="text-muted text-sm">{words.product.bundlesMeaning}</p>
      <ul>
        {bundles.map((bundle) => (
          <li key={bundle.id}>
            <IntentLink href={bundle.href} className={listLinkStyle}>
              {bundle.text}
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
