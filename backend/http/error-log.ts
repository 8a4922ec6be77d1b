/** An error for the log, without its message: a failed query or mail has personal data in it. */
export function errorForLog(error: unknown): { failure: Record<string, unknown> } {
  if (!(error instanceof Error)) return { failure: { name: typeof error } }
  const { name, cause, stack } = error
  if (cause instanceof Error) return { failure: { name, cause: cause.message } }
  if ('responseCode' in error) return { failure: { name, responseCode: error.responseCode } }
  return { failure: { name, stack } }
}
