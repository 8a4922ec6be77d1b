/** '399.000' is 399 to a program, and 399000 to whoever wrote it. */
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
