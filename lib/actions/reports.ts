import type { Action } from '#lib/actions/action.ts'

/** A trade event, in a shop that forwards them (docs/analytics.md). */
export const tellEvent = {
  at: 'POST /api/analytics',
  call: 'POST analytics',
} as const satisfies Action

/** A Content-Security-Policy violation report. */
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
