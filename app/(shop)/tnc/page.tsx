import { LegalPage } from '#components/help/legal-page.tsx'
import { getShopTerms } from '#lib/api/shop-terms.ts'
import { terms, termsOf } from '#lib/messages/help/legal-texts.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({
  title: terms.title,
  description: terms.description,
  path: '/tnc',
})

export default async function TermsPage() {
  return <LegalPage page="terms" {...termsOf(await getShopTerms())} />
}
