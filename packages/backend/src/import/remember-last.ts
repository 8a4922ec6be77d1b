/** Memoizes the last text, because the rows of a garment repeat the shared fields. */
export function rememberLast<T>(read: (text: string) => T): (text: string) => T {
  let last: { text: string; value: T } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, value: read(text) }
    return last.value
  }
}

/**
 * Copies a text. V8 keeps a substring as a view of the whole, so each code remembered during the import would hold 64
 * KiB of the file.
 */
export const ownCopy = (text: string): string => Buffer.from(text).toString()
