import { notFound } from 'next/navigation'

export const ensureStatic = 'navigation'

/** The page is sent whole, with its true status. */
export const instant = false

/** One such address, so that the page is made with the build. */
export const generateStaticParams = () => [{ missing: ['missing'] }]

/** What no other route answers. Made like any page, so that its status is known before anything is sent. */
export default async function MissingRoute({ params }: PageProps<'/[...missing]'>) {
  await params
  notFound()
}
