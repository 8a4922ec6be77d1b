import Link from 'next/link'
import { brand } from '#brand/company.ts'

/**
 * Next's own not-found page, shown in development only: packages/front/src/gate/failure-pages.ts sends app/(shop)/failure.
 * It is short because Next puts the not-found page into the payload of every page.
 */
export default function NotFound() {
  return <Link href="/">{brand.name}</Link>
}
