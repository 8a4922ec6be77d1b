import 'server-only'

/** A result, or null when it takes longer than some milliseconds. Rejects when it fails before. */
export const within = <Value>(ms: number, result: Promise<Value>): Promise<Value | null> =>
  Promise.race([result, new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref())])
