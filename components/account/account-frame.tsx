import Link from 'next/link'
import type { ReactNode } from 'react'
import { SignOutLink } from '#components/account/sign-out-link.tsx'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { accountMessages } from '#messages/account.ts'

/** The side menu, in the spec's order (§2). */
const pages = [
  { href: '/account', label: accountMessages.information },
  { href: '/account/orders', label: accountMessages.orders },
  { href: '/account/wishlist', label: accountMessages.wishlist },
  { href: '/account/shipping-address', label: accountMessages.addresses },
  { href: '/account/change-password', label: accountMessages.changePassword },
] as const

type AccountPath = (typeof pages)[number]['href']

interface AccountFrameProps {
  /** The path of the current page. */
  current: AccountPath
  title: string
  children: ReactNode
}

/** A page of the account: its title, and the side menu. */
export function AccountFrame({ current, title, children }: AccountFrameProps) {
  return (
    <div className="container-page grid content-start gap-x-16 gap-y-6 pt-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-12">
      <nav aria-label={accountMessages.menu} className="lg:border-line lg:border-r lg:pr-8">
        <ul className="grid grid-cols-2 gap-x-4 max-sm:text-sm sm:grid-cols-3 sm:gap-x-6 lg:flex lg:flex-col max-lg:[&>li]:border-line max-lg:[&>li]:border-b">
          {pages.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                aria-current={href === current ? 'page' : undefined}
                className={`${listLinkStyle} aria-[current=page]:font-semibold aria-[current=page]:underline`}
              >
                {label}
              </Link>
            </li>
          ))}
          <li>
            <SignOutLink />
          </li>
        </ul>
      </nav>
      <div className="min-w-0">
        <h1 className="mb-8 text-3xl">{title}</h1>
        {children}
      </div>
    </div>
  )
}
