import { type Language, languages } from '@etalase/contract/rules/language.ts'
import { z } from 'zod'

/** The same shop in another language, at its own origin. */
export interface Alternate {
  language: Language
  /** Its origin. */
  url: string
}

const pair = new RegExp(`^(${languages.join('|')})=(https?://.+)$`)

function alternateOf(text: string): Alternate | null {
  const [, code, address] = pair.exec(text) ?? []
  const language = languages.find((candidate) => candidate === code)
  const url = address && URL.parse(address)
  return language && url && url.pathname === '/' ? { language, url: url.origin } : null
}

/** The shops of ALTERNATES, such as `en=https://shop.example,id=https://shop.example.id`; empty by default. */
export const alternatesVariable = z
  .string()
  .default('')
  .transform((list, context): Alternate[] => {
    const texts = list.split(/[\s,]+/).filter(Boolean)
    const alternates = texts.map(alternateOf).filter((alternate) => alternate !== null)
    const known = new Set(alternates.map(({ language }) => language))
    if (alternates.length === texts.length && known.size === texts.length) return alternates
    const message = `must be ${languages.join('|')}=<address>, separated by commas, each language once`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** Returns why ALTERNATES contradicts the shop's own language and address, or null: search engines ignore links that are not reciprocal. */
export function contradiction(
  alternates: readonly Alternate[],
  own: { language: Language; shopUrl: string },
): string | null {
  if (alternates.length === 0) return null
  const mine = alternates.find(({ language }) => language === own.language)
  if (mine?.url === new URL(own.shopUrl).origin) return null
  return `ALTERNATES: must have ${own.language}=${own.shopUrl}, which is this shop`
}
