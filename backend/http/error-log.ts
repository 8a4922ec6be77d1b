/** What broke, for a log: without the values that a failed query, or a mail, carries in its message. */
export function errorForLog(error: unknown): { failure: Record<string, unknown> } {
  if (!(error instanceof Error)) return { failure: { name: typeof error } }
  const { name, cause, stack } = error
  if (cause instanceof Error) return { failure: { name, cause: cause.message } }
  if ('responseCode' in error) return { failure: { name, responseCode: error.responseCode } }
  return { failure: { name, stack } }
}
