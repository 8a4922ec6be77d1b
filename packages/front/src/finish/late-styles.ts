import { list } from 'postcss'

/** A `@font-face` whose font is a file; those of the device's own fonts cost nothing. */
const fontFile = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** The name in sessionStorage by which a tab knows that the browser has the fonts (lib/messages/help/browser-data.ts). */
export const fontsKey = 'fonts'

/** The style of a page with its fonts that are files. */
export const fontStyle = (fonts: string) => `<style id="late-fonts">${fonts}</style>`

/**
 * Marks a page with `data-late-fonts`, for which the app's styles use no font that is a file, until they have come
 * (packages/front/src/browser/ask-for-fonts.ts).
 */
export const fontScript = 'document.documentElement.dataset.lateFonts=""'

/** Rules without the fonts that are files, and those fonts alone. */
export function splitFonts(rules: string): { rules: string; fonts: string } {
  return {
    rules: rules.replaceAll(fontFile, ''),
    fonts: (rules.match(fontFile) ?? []).join(''),
  }
}

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
