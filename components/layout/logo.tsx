import Link from 'next/link'
import { brand, logo } from '#brand/company.ts'
import { headerMessages } from '#messages/header.ts'

/** The brand's wordmark, linked to the home page. */
export function Logo() {
  return (
    <Link
      href="/"
      prefetch={false}
      className="settles shrink-0"
      aria-label={headerMessages.home(brand.name)}
    >
      <img
        src={logo.url}
        // Low priority: React would otherwise preload this small picture along with the largest one.
        fetchPriority="low"
        alt=""
        width={logo.width}
        height={logo.height}
        className="logo h-4 w-auto min-[360px]:h-5 lg:h-7"
      />
    </Link>
  )
}
