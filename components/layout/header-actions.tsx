import Link from 'next/link'
import { SearchAssist } from '#components/layout/search-assist.tsx'
import { SearchForm } from '#components/layout/search-form.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { Icon, ToggleIcon } from '#components/ui/icon.tsx'
import { accountMessages } from '#messages/account.ts'
import { headerMessages } from '#messages/header.ts'

/** The account icon. For guests middleware.ts redirects to the sign-in. */
export function AccountLink() {
  return (
    <Link
      href="/account"
      prefetch={false}
      aria-label={accountMessages.link}
      className="settles flex size-11 items-center justify-center"
    >
      <Icon name="account" />
    </Link>
  )
}

/** The search icon, which opens the search field over the page (spec §2). Works without JavaScript. */
export function SearchOverlay() {
  return (
    <Disclosure
      className="group"
      summaryClassName="settles flex size-11 list-none items-center justify-center"
      summary={
        <ToggleIcon
          icon="search"
          open={headerMessages.openSearch}
          close={headerMessages.closeSearch}
        />
      }
    >
      <div className="absolute inset-x-0 top-full border-line border-y bg-surface px-[max(1rem,50%-20rem)] py-8">
        <SearchAssist>
          <SearchForm id="search-overlay" />
        </SearchAssist>
      </div>
    </Disclosure>
  )
}
