import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NotFoundPage } from '#components/layout/not-found-page.tsx'
import { UnavailablePage } from '#components/layout/unavailable-page.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import * as messages from '#lib/messages/messages.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

/** The titles of the failure pages, which server/gate/failure-pages.ts sends in place of failed pages. */
const titles: ReadonlyMap<string, string> = new Map([
  ['missing', messages.notFound.title],
  ['down', messages.errors.title],
  ['categories', messages.list.categoriesFailed],
  ['list', messages.list.failed],
  ['product', messages.product.failed],
])

export const generateStaticParams = () => [...titles.keys()].map((page) => ({ page }))

type FailureParams = PageProps<'/failure/[page]'>

export async function generateMetadata({ params }: FailureParams): Promise<Metadata> {
  return pageMetadata({ title: titles.get((await params).page) ?? '', isHidden: true })
}

export default async function FailurePage({ params }: FailureParams) {
  const { page } = await params
  const title = titles.get(page)
  if (title === undefined) notFound()
  if (page === 'missing') return <NotFoundPage />
  const contact = <ChatLink message={messages.chat.failure(title)} />
  return <UnavailablePage failure={title} contact={contact} />
}
