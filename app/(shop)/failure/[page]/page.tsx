import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NotFoundPage } from '#components/layout/not-found-page.tsx'
import { UnavailablePage } from '#components/layout/unavailable-page.tsx'
import { ChatLink } from '#components/ui/chat-link.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { chatMessages } from '#messages/chat.ts'
import { failedPageMessages, notFoundMessages } from '#messages/errors.ts'
import { listMessages } from '#messages/list.ts'
import { productMessages } from '#messages/product.ts'

export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

/** Titles of the failure pages, which packages/front/src/gate/failure-pages.ts sends instead of failed pages. */
const titles: ReadonlyMap<string, string> = new Map([
  ['missing', notFoundMessages.title],
  ['down', failedPageMessages.title],
  ['categories', listMessages.categoriesFailed],
  ['list', listMessages.failed],
  ['product', productMessages.failed],
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
  const contact = <ChatLink message={chatMessages.failure(title)} />
  return <UnavailablePage failure={title} contact={contact} />
}
