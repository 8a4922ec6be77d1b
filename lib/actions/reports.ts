import type { Action } from '#lib/actions/action.ts'

/** An event of the trade, in a shop that passes them on (docs/analytics.md). */
export const tellEvent = {
  at: 'POST /api/analytics',
  call: 'POST analytics',
} as const satisfies Action

/** What the Content-Security-Policy stopped. */
export const reportPolicy = {
  at: 'POST /api/csp-report',
  call: 'POST csp-report',
  isOpen: true,
  without: {
    ownPage: 'Browsers send it by themselves.',
    body: 'Anyone can send it: what is no report is not worth a line in the log.',
    limits: 'It only writes to the log, which has a limit of its own.',
  },
} as const satisfies Action
