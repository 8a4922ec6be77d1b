import { brandCode } from '@etalase/contract/rules/codes.ts'
import { brand } from '#brand/company.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { ScrollRow } from '#components/ui/scroll-row.tsx'
import { homeMessages } from '#messages/home.ts'

/** The carousel of the labels' wordmarks (spec §2, Home), each linked to the label's banner. */
export function BrandStrip() {
  const { labels, previousLabels, nextLabels } = homeMessages
  return (
    <section className="container-page" aria-labelledby="labels">
      <ScrollRow title={labels} titleId="labels" previous={previousLabels} next={nextLabels}>
        {brand.labels.map(({ name, logo, width }) => (
          <li key={name} className="shrink-0 snap-start">
            <IntentLink href={`/fashion#${brandCode(name)}`} className="flex min-h-11 items-center">
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
      </ScrollRow>
    </section>
  )
}
