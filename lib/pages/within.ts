import 'server-only'

/** Returns a result, or null when it takes longer than `ms` milliseconds. Rejects if the promise rejects first. */
export const within = <Value>(ms: number, result: Promise<Value>): Promise<Value | null> =>
  Promise.race([result, new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref())])
