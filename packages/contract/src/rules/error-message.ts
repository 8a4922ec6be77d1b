/**
 * The message of an error. For an AggregateError of several connection attempts, whose message is empty, the messages of all
 * attempts.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(errorMessage).join('; ')
  return error instanceof Error ? error.message : String(error)
}
