import { env } from '#lib/config/env.ts'

/** The absolute URL of a path of the shop; an absolute URL stays as it is. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.shopUrl).href
}

/** A page in a language; `x-default` is for readers of every other one. */
export interface AlternateLink {
  hreflang: string
  href: string
}

/** A path of the shop in each language of ALTERNATES; none when this shop stands alone. The first is the default. */
export function alternateLinks(path: string): AlternateLink[] {
  const links = env.alternates.map(({ language, url }) => ({
    hreflang: language,
    href: new URL(path, url).href,
  }))
  const [first] = links
  return first ? [...links, { hreflang: 'x-default', href: first.href }] : []
}
