import { FooterContact } from '#components/layout/footer-contact.tsx'
import { FooterSection } from '#components/layout/footer-section.tsx'
import { menuOf } from '#components/layout/menu.ts'
import { NewsletterBox } from '#components/layout/newsletter-box.tsx'
import { linkListStyle } from '#components/ui/link-style.ts'
import { ShopLink } from '#components/ui/shop-link.tsx'
import { brand } from '#lib/config/brand.ts'
import type { Category } from '#lib/contract/category.ts'
import * as words from '#lib/messages/words.ts'

interface FooterLink {
  label: string
  href: string
}

const companyLinks: readonly FooterLink[] = [
  { label: words.footer.brands, href: '/fashion' },
  { label: words.footer.stores, href: '/stores' },
  { label: words.footer.delivery, href: '/stores/online-delivery' },
  { label: words.footer.pickup, href: '/stores/pickup-on-store' },
  { label: words.footer.faq, href: '/faq' },
  { label: words.footer.terms, href: '/tnc' },
]

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul className={linkListStyle}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <ShopLink href={href}>{label}</ShopLink>
        </li>
      ))}
    </ul>
  )
}

/** About, the shop's sections, the company, contact and social links (spec §1). */
export function Footer({ categories }: { categories: Category[] }) {
  const { footer } = words
  const social = brand.social.map(({ name, url }) => ({ label: name, href: url }))
  const apps = brand.apps.map(({ name, url }) => ({ label: name, href: url }))
  return (
    <footer className="mt-24 border-line border-t bg-surface [main:has(>.ends-in-colour)+&]:mt-0">
      <div className="container-page grid py-6 min-[751px]:grid-cols-3 min-[751px]:gap-10 min-[751px]:py-12 xl:grid-cols-6">
        <FooterSection title={footer.about}>
          <p className="max-w-[45ch] text-muted">{brand.about}</p>
        </FooterSection>
        <FooterSection title={footer.shop}>
          <Links links={menuOf(categories)} />
        </FooterSection>
        <FooterSection title={footer.company}>
          <Links links={companyLinks} />
        </FooterSection>
        <FooterSection title={footer.contact}>
          <FooterContact />
        </FooterSection>
        <FooterSection title={footer.follow}>
          <Links links={[...social, ...apps]} />
        </FooterSection>
        <FooterSection title={footer.newsletter}>
          <NewsletterBox />
        </FooterSection>
      </div>
      <p className="border-line border-t py-4 text-center text-muted text-sm">
        {footer.rights(brand.legalName)}
      </p>
    </footer>
  )
}
