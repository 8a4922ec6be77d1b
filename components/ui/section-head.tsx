import { IntentLink } from '#components/ui/intent-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { Unbroken } from '#components/ui/unbroken.tsx'
import { homeMessages } from '#messages/home.ts'

/** A section's title with a link to the whole list. */
export function SectionHead({ title, href }: { title: string; href: string }) {
  return (
    <div className="mb-4 flex items-baseline justify-between gap-4">
      <h2 className="text-2xl">
        <Unbroken text={title} />
      </h2>
      <IntentLink href={href} className={`${listLinkStyle} underline`}>
        {homeMessages.seeAll}
      </IntentLink>
    </div>
  )
}
