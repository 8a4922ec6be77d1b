import { guestOwner } from '#lib/rules/page-owner.ts'

/** The page in this tab, until the next full load. */
export const thisPage: {
  /** The page's owner; null for a shared page. */
  owner: string | null
} = { owner: null }

/** Sets the owner of the page. Returns false when it already has a different owner. */
export function takePage(owner: string): boolean {
  thisPage.owner ??= owner
  return thisPage.owner === owner
}

/**
 * Drops the owner of a guest's page after a client-side navigation. A customer's page keeps its owner, because menus and counts still
 * show the customer's data.
 */
export function leaveGuestPage(): void {
  if (thisPage.owner === guestOwner) thisPage.owner = null
}
