import { formatPhone } from '@etalase/contract/rules/phone.ts'
import { brand } from '#brand/company.ts'
import { helpSummaries } from '#brand-texts/company.ts'
import { listLinkStyle, textLinkStyle } from '#components/ui/link-style.ts'
import { ShopLink } from '#components/ui/shop-link.tsx'
import { type HelpBlock, type HelpLink, helpPage } from '#lib/messages/help/help-text.ts'
import { language } from '#messages/language.ts'

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

/** A summary of an Indonesian page in the shop's language. */
export function HelpSummary({ page }: { page: keyof typeof helpSummaries }) {
  return (
    <p lang={language} className="mt-3 max-w-[36.8em]">
      {helpSummaries[page]}
    </p>
  )
}

/** Paragraphs and lists, with lines of 45 to 75 characters. */
export function HelpText({ blocks }: { blocks: readonly HelpBlock[] }) {
  return (
    <div className="flex max-w-[38rem] flex-col gap-3 leading-relaxed">
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]} className="list-disc space-y-1 pl-5 marker:text-muted">
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

/** Links of a help text: within the page, within the shop, or to phone, mail and chat. */
export function HelpLinks({ links }: { links: readonly HelpLink[] }) {
  const style = `${listLinkStyle} ${textLinkStyle}`
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ label, href }) => (
        <li key={href}>
          <ShopLink href={href} className={style}>
            {label}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
