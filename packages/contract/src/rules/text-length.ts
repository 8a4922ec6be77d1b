const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/g

/**
 * Counts the characters of a text as all limits do: in Unicode code points, one or a few for an emoji. The contract (zod, JSON Schema) and
 * PostgreSQL count the same; a string's `length` and an input's `maxlength` count UTF-16 units.
 */
export const lengthOf = (text: string): number =>
  text.length - (text.match(surrogatePair)?.length ?? 0)

/** Returns the first characters of a text without splitting one. */
export const cutTo = (text: string, limit: number): string =>
  text.length <= limit ? text : [...text].slice(0, limit).join('')
