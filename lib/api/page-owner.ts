import { guestOwner } from '#lib/rules/page-owner.ts'

/** The page in this tab, until it is loaded in full again. */
export const thisPage: {
  /** Whose page it is; null when it is the same for everyone. */
  owner: string | null
} = { owner: null }

/** Gives the page to whom it was made for. False when it shows what belongs to somebody else. */
export function takePage(owner: string): boolean {
  thisPage.owner ??= owner
  return thisPage.owner === owner
}

/** A page of a guest has been left for another of our pages. What a customer's page has shown stays in its menus and counts. */
export function leaveGuestPage(): void {
  if (thisPage.owner === guestOwner) thisPage.owner = null
}
