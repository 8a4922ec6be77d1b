import Link from 'next/link'
import { brand } from '#lib/config/brand.ts'

/**
 * What Next itself shows of a missing page, in development alone: server/failure-pages.ts sends app/(shop)/failure.
 * It is short, and there is no other, because a not-found page travels in the payload of every page below it.
 */
export default function NotFound() {
  return <Link href="/">{brand.name}</Link>
}
