import type { HelpPage } from '#brand/help-pages.ts'
import { helpSummaries } from '#brand-texts/help.ts'
import { helpMessages } from '#messages/help.ts'
import { language } from '#messages/language.ts'

/** What a page in Indonesian says, for who reads the shop in another language; nothing in an Indonesian shop (spec §1). */
export function InShort({ page }: { page: HelpPage }) {
  if (!helpSummaries) return null
  return (
    <p lang={language} className="mt-3 max-w-[36.8em]">
      {helpMessages.inIndonesian} {helpSummaries[page]}
    </p>
  )
}
