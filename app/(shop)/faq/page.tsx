import { FaqTabs } from '#components/help/faq-tabs.tsx'
import { ContactAside, HelpSummary } from '#components/help/help-text.tsx'
import { getShopTerms } from '#lib/api/shop-terms.ts'
import { faq, faqTopics } from '#lib/messages/help/faq.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({
  title: faq.title,
  description: faq.description,
  path: '/faq',
})

export default async function FaqPage() {
  const topics = faqTopics(await getShopTerms())
  return (
    <div className="container-page grid gap-12 py-12 lg:grid-cols-[1fr_18rem] lg:gap-16">
      <div className="min-w-0">
        <h1 className="text-3xl">{faq.title}</h1>
        <HelpSummary page="faq" />
        <p lang="id" className="mt-3 mb-6 max-w-[36.8em] text-muted">
          {faq.intro}
        </p>
        <FaqTabs topics={topics} />
      </div>
      <ContactAside />
    </div>
  )
}
