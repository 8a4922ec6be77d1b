import { notFound } from 'next/navigation'

export const ensureStatic = 'navigation'

/** No streaming: the status must be known before the first byte. */
export const instant = false

/** One example path, so that the page is prerendered at build time. */
export const generateStaticParams = () => [{ missing: ['missing'] }]

/** Catches all paths without a route, so that they get a 404 before the first byte. */
export default async function MissingRoute({ params }: PageProps<'/[...missing]'>) {
  await params
  notFound()
}
