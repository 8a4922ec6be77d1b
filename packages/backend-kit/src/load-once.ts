/**
 * A loader that loads at its first call, and gives every later one the same. A failure goes to those who wait for it,
 * and is forgotten: the next call loads again.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
