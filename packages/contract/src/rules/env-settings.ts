import { z } from 'zod'
import { readDecimal, readWhole } from '#rules/typed-number.ts'

/** Returns environment variables without the empty ones: `NAME=` counts as not set. */
export function nonEmptyEnv(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

/**
 * Numbers in environment variables. Programs read 1.000 as 1, but its author may mean a thousand: whole numbers accept the dot between
 * thousands, and other numbers refuse it.
 */

const setting = (read: (typed: string) => number | null, hint: string) =>
  z.string().transform((typed, context) => {
    const number = read(typed)
    if (number !== null) return number
    context.addIssue(`${JSON.stringify(typed.slice(0, 40))} ${hint}`)
    return z.NEVER
  })

/** A whole number: '1000' or '1.000'. */
export const wholeSetting = (minimum: number, maximum: number) =>
  setting(readWhole, 'is not a whole number: write 1000 or 1.000').pipe(
    z.number().min(minimum).max(maximum),
  )

/** A number that may have decimals: '0.25'. */
export const decimalSetting = (minimum: number, maximum: number) =>
  setting(readDecimal, 'is ambiguous or not a number: write 1000 or 1.5').pipe(
    z.number().min(minimum).max(maximum),
  )

/** A port to listen on. */
export const portSetting = wholeSetting(1, 65_535)

/** An address of the web. */
export const httpUrlSetting = z.url({ protocol: /^https?$/ })
