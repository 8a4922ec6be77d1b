/** Returns the time some hours after another. */
export const hoursAfter = (time: Date, hours: number): Date =>
  new Date(time.getTime() + hours * 3_600_000)
