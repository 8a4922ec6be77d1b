/** Why the home page starts with a notice: the session ended, or it ended before an order was sent. */
export const homeNotices = ['session-ended', 'order-not-sent'] as const
export type HomeNotice = (typeof homeNotices)[number]

/** The home page's query parameter that names its notice. */
export const noticeParameter = 'notice'

/** The id of the notice. As the URL's hash it moves the focus there, so screen readers read it first, even without scripts. */
export const noticeId = 'notice'

const isHomeNotice = (name: string): name is HomeNotice =>
  homeNotices.some((notice) => notice === name)

/** Returns the notice of that name; null for an unknown name, which the home page ignores. */
export const readHomeNotice = (name: string | null): HomeNotice | null =>
  name !== null && isHomeNotice(name) ? name : null

/** Returns the home page's URL with a notice. */
export const homeWith = (notice: HomeNotice): string => `/?${noticeParameter}=${notice}#${noticeId}`

/** Returns the URL that checks the token with the backend and ends the session when it is rejected; `path` is the way back. */
export const sessionEndPath = (path: string): string =>
  `/api/session/ended?next=${encodeURIComponent(path)}`

/** The hash of a page reloaded because another customer is signed in. */
export const sessionChangedHash = '#session-changed'
