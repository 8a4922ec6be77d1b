import { IntentLink } from '#components/ui/intent-link.tsx'
import * as messages from '#lib/messages/messages.ts'

/** The shop's services (spec §1). */
export function Services() {
  return (
    <section className="bg-success text-paper">
      <ul className="container-page grid gap-8 py-12 md:grid-cols-3">
        {messages.home.services.map(({ title, text, href }) => (
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
