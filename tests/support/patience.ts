/** Milliseconds a test waits for a later event; long, because the machine may be busy. */
export const patience = 15_000
