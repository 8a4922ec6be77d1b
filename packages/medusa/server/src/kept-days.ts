/** Equals the shop's `keptDays`, which its privacy notice states: days to keep an alert after its mail, and while it waits. */
export const keptAlertDays = { notified: 30, waiting: 180 }
