'use client'

import { type ReactNode, useLayoutEffect } from 'react'
import { Owner } from '#components/ui/own-form.tsx'
import { leaveGuestPage, takePage } from '#lib/api/page-owner.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { reloadForOtherOwner } from '#lib/session/browser/session-teardown.ts'

/**
 * Declares the owner of this part of a page: its calls, forms and links send the owner to the gateway, which refuses them when
 * another customer is signed in. A page reached from another owner's page is reloaded.
 */
export function PageOwner({ owner, children }: { owner: string; children: ReactNode }) {
  // Runs before any effect of the page sends a call.
  useLayoutEffect(() => {
    if (!takePage(owner)) reloadForOtherOwner(queryClient())
    return leaveGuestPage
  }, [owner])
  return <Owner value={owner}>{children}</Owner>
}
