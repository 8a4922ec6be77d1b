import { list } from 'postcss'

/** Where it matches, a page waits for its whole stylesheets before it is painted: on no phone that is held upright. */
const wideQuery = '(min-width:40rem),(min-width:700px),(hover:hover),(forced-colors:active),print'

/** The narrowest screens of the query, by unit. */
const minWidths: Readonly<Record<string, number>> = { rem: 40, px: 700 }

const width = /^(?:not all and \(max|\(min)-width:([\d.]+)(rem|px)\)$/

function isWide(feature: string): boolean {
  if (['(hover:hover)', '(forced-colors:active)', 'print'].includes(feature)) return true
  const [, size = '0', unit = ''] = feature.match(width) ?? []
  return Number(size) >= (minWidths[unit] ?? Number.POSITIVE_INFINITY)
}

/** Whether the rules of a minified media query can apply only where that for whole stylesheets matches. */
export const isForWideOnly = (query: string): boolean =>
  list.comma(query).every((alternative) => {
    if (isWide(alternative)) return true
    // What is negated, or one of several conditions, may hold on a phone.
    return !/\b(?:not|or)\b/.test(alternative) && alternative.split(' and ').some(isWide)
  })

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next">`

/**
 * Asks for whole stylesheets on a wide screen, and waits for them as for those of the HTML: a link that a script adds would not
 * hold back the first paint in each browser.
 */
export const wideScript = (hrefs: readonly string[]): string =>
  `matchMedia("${wideQuery}").matches&&document.write('${hrefs.map(link).join('')}')`

/** The same for a browser without scripts. */
export const wideLinks = (hrefs: readonly string[]): string =>
  `<noscript>${hrefs.map((href) => `<link rel="stylesheet" href="${href}" media="${wideQuery}">`).join('')}</noscript>`
