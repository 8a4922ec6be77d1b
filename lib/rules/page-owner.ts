/**
 * The owner of a page: the customer for whom it was rendered, as an opaque name. A page whose owner is no longer signed in may
 * neither read nor write personal data (docs/decisions/012).
 */

/** The owner of a guest's page. */
export const guestOwner = 'guest'

/** The header in which a page's scripts send its owner. */
export const ownerHeader = 'x-page-owner'

/** The query parameter in which a page's forms and links send its owner, since they cannot set headers. */
export const ownerParameter = 'owner'

/** Returns the URL of a form or link with its page's owner; unchanged on a shared page. */
export const withOwner = (path: string, owner: string | null): string =>
  owner === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}${ownerParameter}=${encodeURIComponent(owner)}`
