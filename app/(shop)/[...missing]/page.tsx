import { notFound } from 'next/navigation'

export const ensureStatic = 'navigation'

/** The page is sent whole, with its true status. */
export const instant = false

/** One such address, so that the page is made with the build. */
export const generateStaticParams = () => [{ missing: ['missing'] }]

/**
 * What no other route answers, in the common layout. A not-found page of the root would do the same, but
 * travels in the payload of every page.
 */
export default async function MissingRoute({ params }: PageProps<'/[...missing]'>) {
  await params
  notFound()
}
