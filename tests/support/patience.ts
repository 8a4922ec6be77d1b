/** Milliseconds that a test waits for what comes later: a busy machine is slow, not wrong. */
export const patience = 15_000
