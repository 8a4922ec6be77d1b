/** As `keptDays` of the shop, whose privacy notice says it: a request for a mail after that mail, and while nothing comes back. */
export const keptAlertDays = { notified: 30, waiting: 180 }
