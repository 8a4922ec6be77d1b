/**
 * Returns the message of an error. For an AggregateError without a message, such as several failed connection attempts, joins the messages
 * of all.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(errorMessage).join('; ')
  return error instanceof Error ? error.message : String(error)
}
