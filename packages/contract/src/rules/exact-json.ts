/** Programs read '399.000' as 399, but its author means 399000. */
const ambiguous = /^-?\d{1,3}\.\d{3}$/

interface ReviverContext {
  /** The source text of a number, string or literal; absent for an object or a list. */
  source?: string
}

/**
 * Parses JSON written by people. Throws SyntaxError for invalid JSON, and, naming the field, for a number with three decimals, which may
 * mean thousands.
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
