/** The id of the notice that the session has ended; a URL with this hash shows it, also without scripts. */
export const sessionEndedId = 'session-ended'

/** The home page with that notice. */
export const sessionEndedPath = `/#${sessionEndedId}`

/** The id of the notice that it ended before an order was sent. */
export const orderNotSentId = 'order-not-sent'

/** The home page with that notice. */
export const orderNotSentPath = `/#${orderNotSentId}`

/** The URL that checks the token with the backend and ends the session when it is rejected; `path` is the way back. */
export const sessionEndPath = (path: string): string =>
  `/api/session/ended?next=${encodeURIComponent(path)}`

/** The hash of a page reloaded because another customer is signed in. */
export const sessionChangedHash = '#session-changed'
