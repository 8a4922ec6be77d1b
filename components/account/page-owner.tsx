'use client'

import { type ReactNode, useLayoutEffect } from 'react'
import { Owner } from '#components/ui/own-form.tsx'
import { leaveGuestPage, takePage } from '#lib/api/page-owner.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { reloadForOtherOwner } from '#lib/session/browser/session-teardown.ts'

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
