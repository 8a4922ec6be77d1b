/** The notice on every page that says that the session has ended; its address shows it, also without scripts. */
export const sessionEndedId = 'session-ended'

/** Home, saying that the session has ended. */
export const sessionEndedPath = `/#${sessionEndedId}`

/** Where our server checks whether a session has really ended, and then ends it in the browser. */
export const sessionEndPath = '/api/session/ended'
