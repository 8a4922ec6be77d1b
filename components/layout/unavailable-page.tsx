'use client'

import { landingCategories } from '@etalase/contract/rules/constants.ts'
import { type ReactNode, useEffect } from 'react'
import { SearchForm } from '#components/layout/search-form.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { linkListStyle } from '#components/ui/link-style.ts'
import { isPageReachable } from '#lib/api/page-health.ts'
import { errorsMessages, failedPageMessages } from '#messages/errors.ts'
import { landingMessages } from '#messages/landing.ts'
import { listMessages } from '#messages/list.ts'

/** Interval between checks whether the page is available again, in milliseconds. */
const checkEveryMs = 10_000

/** An empty href resolves to the current page's URL, with its query. */
const samePage = ''

/** Returns whether the shopper is typing, which a reload must not interrupt. */
const isTyping = () => document.activeElement instanceof HTMLInputElement

async function reloadOnceBack(): Promise<void> {
  if (!isTyping() && (await isPageReachable())) window.location.reload()
}

interface UnavailablePageProps {
  failure?: string
  /** A link to contact the company. */
  contact?: ReactNode
}

/** Replaces a page that could not be rendered: the error, other links, and an automatic reload once the page is available. */
export function UnavailablePage({
  failure = failedPageMessages.title,
  contact,
}: UnavailablePageProps) {
  useEffect(() => {
    const timer = setInterval(reloadOnceBack, checkEveryMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="container-page flex flex-col items-start gap-6 py-20">
      <div role="alert">
        <h1 className="text-3xl">{failure}</h1>
        <p className="mt-2 max-w-[36.8em]">{errorsMessages.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <a href={samePage} className={buttonStyle()}>
          {errorsMessages.retry}
        </a>
        {contact}
      </div>
      <div className="w-full max-w-xl">
        <SearchForm id="search-down" />
      </div>
      <nav aria-label={listMessages.categories}>
        <ul className={`flex flex-wrap gap-x-6 ${linkListStyle}`}>
          {landingCategories.map((category) => (
            <li key={category}>
              <a href={`/shop/${category}`}>{landingMessages.titles[category]}</a>
            </li>
          ))}
          <li>
            <a href="/products">{landingMessages.shopAll}</a>
          </li>
        </ul>
      </nav>
    </div>
  )
}
