import Link from 'next/link'
import { brand } from '#brand/company.ts'

/**
 * Next's own not-found page, shown in development only: packages/front/src/gate/failure-pages.ts sends app/(shop)/failure instead. It is
 * short because Next includes it in the payload of every page.
 */
export default function NotFound() {
  return <Link href="/">{brand.name}</Link>
}
