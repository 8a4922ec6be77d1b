import { TermsText } from '#components/help/terms-text.tsx'
import { helpPage } from '#lib/messages/help/help-page.ts'
import { terms } from '#lib/messages/help/terms.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({
  title: terms.title,
  description: terms.description,
  path: '/tnc',
})

export default function TermsPage() {
  const { date, shown } = terms.effective
  return (
    <article lang="id" className="container-page py-12">
      <header className="mb-12 border-line border-b pb-8">
        <h1 className="text-3xl">{terms.title}</h1>
        <p className="mt-3 max-w-[60ch] text-muted">{terms.intro}</p>
        <p className="mt-3 text-sm">
          {helpPage.effective} <time dateTime={date}>{shown}</time>
        </p>
      </header>
      <TermsText />
    </article>
  )
}
