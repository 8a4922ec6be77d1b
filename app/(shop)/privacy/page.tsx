import { LegalPage } from '#components/help/legal-page.tsx'
import { privacy } from '#lib/messages/help/legal-texts.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({
  title: privacy.title,
  description: privacy.description,
  path: '/privacy',
})

export default function PrivacyPage() {
  return <LegalPage page="privacy" {...privacy} />
}
