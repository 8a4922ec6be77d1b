const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/g

/**
 * How many characters a text has, as all limits count them: Unicode code points, of which an emoji is one or a few. The
 * contract (zod, JSON Schema) and PostgreSQL count so too; `length` of a text, and `maxlength` of an input, count UTF-16 units.
 */
export const lengthOf = (text: string): number =>
  text.length - (text.match(surrogatePair)?.length ?? 0)

/** The first characters of a text, of which none is cut in two. */
export const cutTo = (text: string, limit: number): string =>
  text.length <= limit ? text : [...text].slice(0, limit).join('')
