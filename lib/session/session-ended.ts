/** Why the home page begins with a notice: the session ended, or it ended before an order was sent. */
export const homeNotices = ['session-ended', 'order-not-sent'] as const
export type HomeNotice = (typeof homeNotices)[number]

/** The parameter of the home page's address that names its notice. */
export const noticeParameter = 'notice'

/** The id of the notice. As the hash of the address it moves the focus there, so that screen readers read it first, also without scripts. */
export const noticeId = 'notice'

const isHomeNotice = (name: string): name is HomeNotice =>
  homeNotices.some((notice) => notice === name)

/** The notice of that name; null for another name, which changes nothing on the home page. */
export const readHomeNotice = (name: string | null): HomeNotice | null =>
  name !== null && isHomeNotice(name) ? name : null

/** The home page with a notice. */
export const homeWith = (notice: HomeNotice): string => `/?${noticeParameter}=${notice}#${noticeId}`

/** The URL that checks the token with the backend and ends the session when it is rejected; `path` is the way back. */
export const sessionEndPath = (path: string): string =>
  `/api/session/ended?next=${encodeURIComponent(path)}`

/** The hash of a page reloaded because another customer is signed in. */
export const sessionChangedHash = '#session-changed'
