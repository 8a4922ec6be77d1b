import { brandAnchor } from '#components/brand/brand-banners.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'

/** The company's labels by their wordmarks: a row that snaps, each leading to its banner. */
export function BrandStrip() {
  return (
    <section className="container-page" aria-labelledby="labels">
      <h2 id="labels" className="mb-6 text-center text-2xl">
        {words.home.labels}
      </h2>
      <ul className="flex snap-x items-center gap-12 overflow-x-auto py-2 [scrollbar-width:none] md:justify-between">
        {brand.labels.map(({ name, logo, width }) => (
          <li key={name} className="shrink-0 snap-start">
            <IntentLink
              href={`/fashion#${brandAnchor(name)}`}
              className="flex min-h-11 items-center"
            >
              <img
                src={logo}
                alt={name}
                width={width}
                height={104}
                loading="lazy"
                className="h-7 w-auto md:h-9"
              />
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
