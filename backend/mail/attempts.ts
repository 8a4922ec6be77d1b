/** At a round every half minute, a mail server may be away for an hour. */
export const maxAttempts = 120
