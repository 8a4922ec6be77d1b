import type { Category } from '@etalase/contract/category.ts'
import type { Language } from '@etalase/contract/rules/language.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import type { ReactNode } from 'react'
import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import { LazyMeasuringChoice } from '#components/layout/lazy-measuring-choice.tsx'
import { LegalNotice } from '#components/layout/legal-notice.tsx'
import { menuOf } from '#components/layout/menu.ts'
import { NewsletterBox } from '#components/layout/newsletter-box.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { linkListStyle } from '#components/ui/link-style.ts'
import { ShopLink } from '#components/ui/shop-link.tsx'
import { env } from '#lib/config/env.ts'
import { servicePages } from '#lib/messages/help/service-pages.ts'
import { footerMessages } from '#messages/footer.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { language as ownLanguage } from '#messages/language.ts'

/** Each language's name in that language. */
const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  id: 'Bahasa Indonesia',
  fr: 'Français',
}

/** A badge for each app store that carries the shop's app (spec §1). */
function AppBadges() {
  return (
    <ul className="mt-2 flex flex-wrap gap-2 min-[751px]:flex-col min-[751px]:items-start xl:flex-row">
      {brand.apps.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            className="inline-flex min-h-12 items-center gap-2 rounded-sm border border-ink py-1 pr-4 pl-2 transition-colors duration-150 hover:bg-ink hover:text-paper"
          >
            <Icon name="phone" />
            <span className="text-xs leading-tight">
              {footerMessages.appOn}{' '}
              <b className="block font-semibold text-base leading-tight">{name}</b>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Company name, phone, e-mail and chat. A long e-mail address wraps before the @. */
function FooterContact() {
  const [account, host] = brand.email.split('@')
  return (
    <address className={`${linkListStyle} flex flex-col items-start not-italic`}>
      <p>{brand.legalName}</p>
      <a href={`tel:${brand.phone}`}>{formatPhone(brand.phone)}</a>{' '}
      <a href={`mailto:${brand.email}`}>
        <span>
          {account}
          <wbr />@{host}
        </span>
      </a>{' '}
      <a href={brand.chatUrl}>{footerMessages.chat}</a>
    </address>
  )
}

/**
 * A section of the footer: always open under its heading on wide screens, part of an accordion on phones (spec §9). The accordion's summary
 * is a button, and screen readers don't announce a heading inside it.
 */
function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-[750px]:border-line max-[750px]:border-b">
      <h2 className="opens-wide-title mb-1 hidden text-lg">{title}</h2>
      <details className="opens-wide max-[750px]:open:pb-4" name="footer">
        <summary className="opens flex min-h-12 list-none items-center justify-between font-display text-lg">
          {title}
        </summary>
        {children}
      </details>
    </section>
  )
}

/** Links to this page in the shop's other languages. Renders nothing for a shop with one language. */
function LanguageLinks() {
  const others = env.alternates.filter(({ language }) => language !== ownLanguage)
  if (others.length === 0) return null
  return (
    <ul className={`${linkListStyle} flex flex-wrap justify-center gap-x-5`}>
      {others.map(({ language }) => (
        <li key={language}>
          <a href={`/language/${language}`} hrefLang={language} lang={language} rel="nofollow">
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface FooterLink {
  label: string
  lang?: string | undefined
  href: string
  /** Set if the page has its own Content-Security-Policy, which needs a full load. */
  isFullLoad?: true
}

const companyLinks: readonly FooterLink[] = [
  { label: footerMessages.brands, href: '/fashion' },
  { label: guestOrderMessages.title, href: '/order', isFullLoad: true },
  ...Object.entries(servicePages).map(([href, label]) => ({ label, href })),
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
      {env.analyticsScripts.length > 0 && <LazyMeasuringChoice scripts={env.analyticsScripts} />}
      <div className="container-page grid py-6 min-[751px]:grid-cols-[1fr_1fr_max-content] min-[751px]:gap-x-10 min-[751px]:gap-y-12 min-[751px]:py-16 lg:grid-cols-[2fr_1fr_1fr_max-content] xl:gap-x-20">
        <div className={`${stack} min-[751px]:max-lg:col-span-full`}>
          <FooterSection title={footerMessages.about}>
            <p className="max-w-[27.6em] text-muted">{company.about}</p>
          </FooterSection>
          <FooterSection title={footerMessages.newsletter}>
            <NewsletterBox />
          </FooterSection>
        </div>
        <FooterSection title={footerMessages.shop}>
          <Links links={menuOf(categories)} />
        </FooterSection>
        <FooterSection title={footerMessages.company}>
          <Links links={companyLinks} />
        </FooterSection>
        <div className={stack}>
          <FooterSection title={footerMessages.contact}>
            <FooterContact />
          </FooterSection>
          <FooterSection title={footerMessages.follow}>
            <Links links={social} isRow />
          </FooterSection>
          <FooterSection title={footerMessages.app}>
            <AppBadges />
          </FooterSection>
        </div>
      </div>
      <div className="border-line border-t py-4 text-center text-muted text-sm">
        <LanguageLinks />
        <LegalNotice />
        <p>{footerMessages.rights(brand.legalName)}</p>
      </div>
    </footer>
  )
}
