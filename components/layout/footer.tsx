import { AppBadges } from '#components/layout/app-badges.tsx'
import { FooterContact } from '#components/layout/footer-contact.tsx'
import { FooterSection } from '#components/layout/footer-section.tsx'
import { LanguageLinks } from '#components/layout/language-links.tsx'
import { LegalNotice } from '#components/layout/legal-notice.tsx'
import { menuOf } from '#components/layout/menu.ts'
import { NewsletterBox } from '#components/layout/newsletter-box.tsx'
import { linkListStyle } from '#components/ui/link-style.ts'
import { ShopLink } from '#components/ui/shop-link.tsx'
import { brand } from '#lib/config/brand.ts'
import type { Category } from '#lib/contract/category.ts'
import * as words from '#lib/messages/words.ts'

interface FooterLink {
  label: string
  lang?: string | undefined
  href: string
  /** Its page has a content policy of its own, which only a full load brings. */
  isFullLoad?: true
}

const companyLinks: readonly FooterLink[] = [
  { label: words.footer.brands, href: '/fashion' },
  { label: words.guestOrder.title, href: '/order', isFullLoad: true },
  { label: words.footer.stores, href: '/stores' },
  { label: words.footer.delivery, href: '/stores/online-delivery' },
  { label: words.footer.pickup, href: '/stores/pickup-on-store' },
  { label: words.footer.faq, href: '/faq' },
  { label: words.footer.terms, href: '/tnc' },
  { label: words.footer.privacy, href: '/privacy' },
]

/** Sections that share a column on wide screens. */
const stack = 'flex flex-col min-[751px]:gap-8'

function Links({ links, isRow = false }: { links: readonly FooterLink[]; isRow?: boolean }) {
  return (
    <ul className={`${linkListStyle} ${isRow ? 'flex flex-wrap gap-x-5' : ''}`}>
      {links.map(({ label, lang, href, isFullLoad }) => (
        <li key={href}>
          {isFullLoad ? (
            <a href={href}>{label}</a>
          ) : (
            <ShopLink href={href} lang={lang}>
              {label}
            </ShopLink>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The footer: about, newsletter, shop links, company links and contact (spec §1). */
export function Footer({ categories }: { categories: Category[] }) {
  const social = brand.social.map(({ name, url }) => ({ label: name, href: url }))
  return (
    <footer className="mt-24 max-lg:pb-15 lazy-[42.75rem] min-[751px]:lazy-[69rem] lg:lazy-[46rem] border-line border-t bg-surface">
      <div className="container-page grid py-6 min-[751px]:grid-cols-[1fr_1fr_max-content] min-[751px]:gap-x-10 min-[751px]:gap-y-12 min-[751px]:py-16 lg:grid-cols-[2fr_1fr_1fr_max-content] xl:gap-x-20">
        <div className={`${stack} min-[751px]:max-lg:col-span-full`}>
          <FooterSection title={words.footer.about}>
            <p className="max-w-[27.6em] text-muted">{words.company.about}</p>
          </FooterSection>
          <FooterSection title={words.footer.newsletter}>
            <NewsletterBox />
          </FooterSection>
        </div>
        <FooterSection title={words.footer.shop}>
          <Links links={menuOf(categories)} />
        </FooterSection>
        <FooterSection title={words.footer.company}>
          <Links links={companyLinks} />
        </FooterSection>
        <div className={stack}>
          <FooterSection title={words.footer.contact}>
            <FooterContact />
          </FooterSection>
          <FooterSection title={words.footer.follow}>
            <Links links={social} isRow />
          </FooterSection>
          <FooterSection title={words.footer.app}>
            <AppBadges />
          </FooterSection>
        </div>
      </div>
      <div className="border-line border-t py-4 text-center text-muted text-sm">
        <LanguageLinks />
        <LegalNotice />
        <p>{words.footer.rights(brand.legalName)}</p>
      </div>
    </footer>
  )
}
