import { IntentLink } from '#components/ui/intent-link.tsx'
import { homeMessages } from '#messages/home.ts'

/** A decorative drawing of hills. */
export function Landscape() {
  return (
    <svg
      viewBox="0 0 1440 220"
      preserveAspectRatio="xMidYMax slice"
      className="block h-28 w-full md:h-44"
      aria-hidden="true"
    >
      <circle cx="1080" cy="70" r="46" className="fill-gold" />
      <path
        d="M0 150C140 96 260 84 400 118s240 62 380 16 260-84 400-44 190 46 260 22v108H0Z"
        className="fill-line"
      />
      <path
        d="M0 176c160-56 300-40 430-6s240 44 400-2 300-70 430-30 130 30 180 22v60H0Z"
        className="fill-accent"
      />
      <path
        d="M0 198c180-34 330-22 500 0s330 8 500-14 300-20 440 6v30H0Z"
        className="fill-success"
      />
    </svg>
  )
}

/** The shop's services (spec §1). */
export function Services() {
  return (
    <section className="bg-success text-paper">
      <ul className="container-page grid gap-8 py-12 md:grid-cols-3">
        {homeMessages.services.map(({ title, text, href }) => (
          <li key={title}>
            <h2 className="text-lg">
              {href ? (
                <IntentLink href={href} className="underline underline-offset-4">
                  {title}
                </IntentLink>
              ) : (
                title
              )}
            </h2>
            <p className="mt-1 max-w-[22.1em]">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
