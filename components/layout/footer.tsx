import { menuOf } from '#components/layout/menu.ts'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { brand } from '#lib/config/brand.ts'
import type { Category } from '#lib/contract/category.ts'
import * as words from '#lib/messages/words.ts'
import { formatPhone } from '#lib/rules/phone.ts'

/** About, the shop's sections, contact and social links. */
export function Footer({ categories }: { categories: Category[] }) {
  const { footer } = words
  return (
    <footer className="mt-24 border-line border-t bg-surface [main:has(>.ends-in-colour)+&]:mt-0">
      <div className="container-page grid gap-10 py-12 md:grid-cols-2 lg:grid-cols-4">
        <section>
          <h2 className="mb-3 text-lg">{footer.about}</h2>
          <p className="max-w-[45ch] text-muted">{brand.about}</p>
        </section>
        <nav aria-label={footer.shop}>
          <h2 className="mb-1 text-lg">{footer.shop}</h2>
          <ul>
            {menuOf(categories).map((group) => (
              <li key={group.href}>
                <IntentLink href={group.href} className={listLinkStyle}>
                  {group.label}
                </IntentLink>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2 className="mb-1 text-lg">{footer.contact}</h2>
          <address className="not-italic">
            <p>{brand.legalName}</p>
            <p>
              <a href={`tel:${brand.phone}`} className={listLinkStyle}>
                {formatPhone(brand.phone)}
              </a>
            </p>
            <p>
              <a href={`mailto:${brand.email}`} className={listLinkStyle}>
                {brand.email}
              </a>
            </p>
            <p>
              <a href={brand.chatUrl} className={listLinkStyle}>
                {footer.chat}
              </a>
            </p>
          </address>
        </section>
        <section>
          <h2 className="mb-1 text-lg">{footer.follow}</h2>
          <ul>
            {brand.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} className={listLinkStyle}>
                  {name}
                </a>
              </li>
            ))}
            <li>
              <a href={brand.newsUrl} className={listLinkStyle}>
                {words.header.news}
              </a>
            </li>
          </ul>
        </section>
      </div>
      <p className="border-line border-t py-4 text-center text-muted text-sm">
        {footer.rights(brand.legalName)}
      </p>
    </footer>
  )
}
