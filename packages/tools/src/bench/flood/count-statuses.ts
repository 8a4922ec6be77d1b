/** The number of responses of each status, as it is printed. */
export function countStatuses(statuses: readonly number[]): string {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return JSON.stringify(counts)
}
