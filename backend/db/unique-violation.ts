const uniqueViolation = '23505'

/** Whether a query failed on a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation
}
