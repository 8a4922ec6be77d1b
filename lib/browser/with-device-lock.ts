import { withTabLock } from '#lib/browser/with-tab-lock.ts'

/** Milliseconds: longer than an add or a sign-in takes on a slow network. */
const patienceMs = 15_000

/**
 * Runs a call that makes the device id of this browser, or another one for its cart, or that must not meet such a call: all tabs
 * take turns. Of two first adds at once each would make its own, and an add that arrives after a sign-in has moved the cart would
 * go into one that nobody gets to. The id is in a cookie that scripts cannot read.
 */
export const withDeviceLock = <Result>(run: () => Promise<Result>): Promise<Result> =>
  withTabLock('device', run, patienceMs)
