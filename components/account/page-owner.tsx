'use client'

import { createContext, type FormHTMLAttributes, type ReactNode, use, useLayoutEffect } from 'react'
import { leaveGuestPage, takePage } from '#lib/api/page-owner.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { withOwner } from '#lib/rules/page-owner.ts'
import { reloadForOtherOwner } from '#lib/session/browser/session-teardown.ts'

const Owner = createContext<string | null>(null)

/**
 * Says for whom this part of a page was made: all its calls, forms and links tell the gateway, which refuses them when
 * another customer is signed in. A page that was reached from one of another owner is loaded again as a whole.
 */
export function PageOwner({ owner, children }: { owner: string; children: ReactNode }) {
  // Before any effect of the page sends a call.
  useLayoutEffect(() => {
    if (!takePage(owner)) reloadForOtherOwner(queryClient())
    return leaveGuestPage
  }, [owner])
  return <Owner value={owner}>{children}</Owner>
}

/** The path of a form or a link, with the owner of its page. */
export const useOwnPath = (path: string): string => withOwner(path, use(Owner))

interface OwnFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** The path that it is posted to without JavaScript. */
  action: string
}

/** A form of one shopper, which names the owner of its page. */
export function OwnForm({ action, ...form }: OwnFormProps) {
  return <form method="post" action={useOwnPath(action)} {...form} />
}

interface OwnLinkProps {
  href: string
  className: string
  children: ReactNode
}

/** A link to what belongs to one shopper, which names the owner of its page. */
export function OwnLink({ href, ...link }: OwnLinkProps) {
  return <a href={useOwnPath(href)} {...link} />
}
