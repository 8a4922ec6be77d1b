import { brand } from '#brand/company.ts'
import { HelpLinks } from '#components/help/help-text.tsx'
import { helpPage } from '#lib/messages/help/help-page.ts'
import { formatPhone } from '#lib/rules/phone.ts'

/** Contact links for questions that the help page does not answer. */
export function ContactAside() {
  const links = [
    { label: formatPhone(brand.phone), href: `tel:${brand.phone}` },
    { label: brand.email, href: `mailto:${brand.email}` },
    { label: helpPage.chat, href: brand.chatUrl },
  ]
  return (
    <aside
      lang="id"
      aria-labelledby="more-help"
      className="border-line border-t pt-8 lg:sticky lg:top-28 lg:self-start lg:border-t-0 lg:border-l lg:py-4 lg:pl-8"
    >
      <h2 id="more-help" className="text-xl">
        {helpPage.moreHelp}
      </h2>
      <p className="mt-1 text-muted">{helpPage.serviceHours}</p>
      <HelpLinks links={links} />
    </aside>
  )
}
