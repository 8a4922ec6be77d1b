import Link from 'next/link'
import { brand } from '#lib/config/brand.ts'

/** Every unknown address has a page in the common layout; this one only keeps the framework's own, far longer one out of every payload. */
export default function NotFound() {
  return <Link href="/">{brand.name}</Link>
}
