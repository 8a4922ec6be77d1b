import { brand } from '#brand/company.ts'
import { company } from '#brand-texts/company.ts'
import type { ShopTerms } from '#lib/rules/shop-terms.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import { returnPolicyJsonLd } from '#lib/seo/policies-json-ld.ts'
import { language } from '#messages/language.ts'

/** Returns the @id of the company. */
const companyId = () => absoluteUrl('/#company')

/** Returns the company as an OnlineStore, with contact and return policy (spec §9). */
export function companyJsonLd({ returnDays }: Pick<ShopTerms, 'returnDays'>) {
  return {
    '@type': 'OnlineStore',
    '@id': companyId(),
    name: brand.name,
    legalName: brand.legalName,
    description: company.about,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/brand/icon-512.png'),
    image: absoluteUrl(brand.shareImage.url),
    sameAs: brand.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: brand.phone,
      email: brand.email,
      areaServed: 'ID',
      availableLanguage: ['id', 'en'],
    },
    hasMerchantReturnPolicy: returnPolicyJsonLd(returnDays),
  }
}

/** Returns the shop as a WebSite, with its language and its publisher. */
export const websiteJsonLd = () => ({
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: brand.name,
  url: absoluteUrl('/'),
  inLanguage: language,
  publisher: { '@id': companyId() },
})
