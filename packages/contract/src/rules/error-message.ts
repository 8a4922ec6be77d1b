/** What an error says. One of a connection that was tried at several addresses says nothing itself, but has an error for each. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(errorMessage).join('; ')
  return error instanceof Error ? error.message : String(error)
}
