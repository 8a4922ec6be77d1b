const lastOf = new Map<string, Promise<unknown>>()

/**
 * Runs what is asked under one name one after the other, in this process; a failure lets the next
 * one go on. Gives what it gives and throws what it throws.
 */
export async function serializeByKey<Result>(
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const before = lastOf.get(name)
  const turn = (async () => {
    await before?.catch(() => {})
    return run()
  })()
  lastOf.set(name, turn)
  try {
    return await turn
  } finally {
    if (lastOf.get(name) === turn) lastOf.delete(name)
  }
}
