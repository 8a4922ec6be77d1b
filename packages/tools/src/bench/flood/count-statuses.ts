/** Returns the number of responses of each status, for printing. */
export function countStatuses(statuses: readonly number[]): string {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return JSON.stringify(counts)
}
