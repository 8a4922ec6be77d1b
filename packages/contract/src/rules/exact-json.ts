/** A program reads '399.000' as 399; its author means 399000. */
const ambiguous = /^-?\d{1,3}\.\d{3}$/

interface ReviverContext {
  /** The characters of a number, text or literal as they stand; none of an object or a list. */
  source?: string
}

/**
 * JSON that people write. Throws SyntaxError for what is no JSON, and with the name of the field for a number with three decimals,
 * which may be thousands.
 */
export function parseExactJson(json: string): unknown {
  return JSON.parse(json, (name, value: unknown, context?: ReviverContext) => {
    const source = context?.source ?? ''
    if (typeof value === 'number' && ambiguous.test(source))
      throw new SyntaxError(
        `${name}: ${source} may mean ${value} or ${source.replace('.', '')}: write all digits without a point`,
      )
    return value
  })
}
