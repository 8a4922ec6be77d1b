import { list } from 'postcss'

/** A `@font-face` whose font is a file; faces of local fonts cost nothing. */
const fontFile = /@font-face\s*\{[^}]*url\([^}]*\}/g

/** The sessionStorage key that records that a tab has had the fonts (lib/messages/help/browser-data.ts). */
export const fontsKey = 'fonts'

/** Returns the style element with a page's font files. */
export const fontStyle = (fonts: string) => `<style id="late-fonts">${fonts}</style>`

/**
 * Marks a page with `data-late-fonts`: the app's styles then use no font file until the fonts have arrived
 * (packages/front/src/browser/ask-for-fonts.ts).
 */
export const fontScript = 'document.documentElement.dataset.lateFonts=""'

/** Splits rules into those without font files and the font files alone. */
export function splitFonts(rules: string): { rules: string; fonts: string } {
  return {
    rules: rules.replaceAll(fontFile, ''),
    fonts: (rules.match(fontFile) ?? []).join(''),
  }
}

/** Screens on which a page waits for its whole stylesheets before the first paint. No phone in portrait matches. */
const wideQuery = '(min-width:40rem),(min-width:700px),(hover:hover),(forced-colors:active),print'

/** The narrowest width that the query matches, by unit. */
const minWidths: Readonly<Record<string, number>> = { rem: 40, px: 700 }

const width = /^(?:not all and \(max|\(min)-width:([\d.]+)(rem|px)\)$/

function isWide(feature: string): boolean {
  if (['(hover:hover)', '(forced-colors:active)', 'print'].includes(feature)) return true
  const [, size = '0', unit = ''] = feature.match(width) ?? []
  return Number(size) >= (minWidths[unit] ?? Number.POSITIVE_INFINITY)
}

/** Whether a minified media query can match only where the query for whole stylesheets matches. */
export const isForWideOnly = (query: string): boolean =>
  list.comma(query).every((alternative) => {
    if (isWide(alternative)) return true
    // A negation, or one of several alternatives, may match on a phone.
    return !/\b(?:not|or)\b/.test(alternative) && alternative.split(' and ').some(isWide)
  })

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next">`

/**
 * Adds whole stylesheets on a wide screen with `document.write`, which blocks the first paint as links in the HTML do. Not every browser
 * waits for a link that a script appends.
 */
export const wideScript = (hrefs: readonly string[]): string =>
  `matchMedia("${wideQuery}").matches&&document.write('${hrefs.map(link).join('')}')`

/** Returns the same links for a browser without scripts. */
export const wideLinks = (hrefs: readonly string[]): string =>
  `<noscript>${hrefs.map((href) => `<link rel="stylesheet" href="${href}" media="${wideQuery}">`).join('')}</noscript>`
