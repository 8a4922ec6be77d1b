import { notFound } from 'next/navigation'
import HomePage from '#app/(shop)/page.tsx'
import { SessionNotice } from '#components/home/session-notice.tsx'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { homeNotices, readHomeNotice } from '#lib/session/session-ended.ts'

/** The home page with a notice. middleware.ts rewrites the home page's URL to this page when it names a notice. */
export const ensureStatic = 'navigation'

/** No streaming: the page is prerendered. */
export const instant = false

export const metadata = pageMetadata({ path: '/', isHidden: true })

export const generateStaticParams = () => homeNotices.map((name) => ({ name }))

export default async function NoticePage({ params }: PageProps<'/notice/[name]'>) {
  const name = readHomeNotice((await params).name) ?? notFound()
  return (
    <>
      <SessionNotice name={name} />
      <HomePage />
    </>
  )
}
