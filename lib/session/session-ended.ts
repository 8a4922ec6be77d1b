/** The id of the notice that the session has ended; a URL with this hash shows it, also without scripts. */
export const sessionEndedId = 'session-ended'

/** The home page with that notice. */
export const sessionEndedPath = `/#${sessionEndedId}`

/** The route that checks the token with the backend and ends the session when it is rejected. */
export const sessionEndPath = '/api/session/ended'

/** The hash of a page that was loaded again, since another customer is signed in than the one it was made for. */
export const sessionChangedHash = '#session-changed'
