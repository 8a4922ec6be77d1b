import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'

/** The company's labels by their wordmarks. */
export function BrandStrip() {
  return (
    <section className="container-page" aria-labelledby="labels">
      <h2 id="labels" className="mb-6 text-center text-2xl">
        {words.home.labels}
      </h2>
      <ul className="flex flex-wrap items-center justify-center gap-x-12 gap-y-8 md:justify-between">
        {brand.labels.map(({ name, logo, width }) => (
          <li key={name}>
            <img
              src={logo}
              alt={name}
              width={width}
              height={104}
              loading="lazy"
              className="h-7 w-auto md:h-9"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
