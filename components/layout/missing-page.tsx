import { buttonStyle } from '#components/ui/button-style.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import * as words from '#lib/messages/words.ts'

/** What stands at an address that leads nowhere. */
export function MissingPage() {
  return (
    <div className="container-page flex flex-col items-start gap-4 py-24">
      <h1 className="text-3xl">{words.notFound.title}</h1>
      <p>{words.notFound.text}</p>
      <IntentLink href="/products" className={buttonStyle()}>
        {words.notFound.link}
      </IntentLink>
    </div>
  )
}
