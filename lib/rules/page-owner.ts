/**
 * The owner of a page: the customer for whom it was made, as a name that tells nothing. A page whose owner is no longer the
 * one who is signed in may neither write nor read what is personal (docs/decisions/012).
 */

/** The owner of a page that was made for a guest. */
export const guestOwner = 'guest'

/** The header with which a page's scripts say whose page it is. */
export const ownerHeader = 'x-page-owner'

/** The parameter with which a page's forms and links say it: they cannot set headers. */
export const ownerParameter = 'owner'

/** The address of a form or a link with the owner of its page; a page that is the same for everyone has none. */
export const withOwner = (path: string, owner: string | null): string =>
  owner === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}${ownerParameter}=${encodeURIComponent(owner)}`
