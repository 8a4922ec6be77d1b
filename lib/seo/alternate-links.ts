import { env } from '#lib/config/env.ts'

/** Returns the absolute URL of a path of the shop; absolute URLs are unchanged. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.shopUrl).href
}

/** A page in a language; `x-default` is for readers of all other languages. */
export interface AlternateLink {
  hreflang: string
  href: string
}

/** Returns a path's URL in each language of ALTERNATES; empty without alternates. The first is the default. */
export function alternateLinks(path: string): AlternateLink[] {
  const links = env.alternates.map(({ language, url }) => ({
    hreflang: language,
    href: new URL(path, url).href,
  }))
  const [first] = links
  return first ? [...links, { hreflang: 'x-default', href: first.href }] : []
}
