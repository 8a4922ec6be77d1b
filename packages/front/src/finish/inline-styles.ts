import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontScript, fontStyle, splitFonts, wideLinks, wideScript } from '#finish/late-styles.ts'
import type { Edit, Tag } from '#finish/read-markup.ts'
import { type PageUse, Stylesheet } from '#finish/stylesheet.ts'
import { chunkName, chunksFolder, withRootUrls } from '#next/page-markup.ts'

const stylesheets = new Map<string, Stylesheet>()

/** Returns a stylesheet of the current build by file name, or null when the build has no such file. */
export function readStylesheet(name: string): Stylesheet | null {
  const cached = stylesheets.get(name)
  if (cached !== undefined) return cached
  const file = join(chunksFolder, name)
  if (!existsSync(file)) return null
  const stylesheet = new Stylesheet(withRootUrls(readFileSync(file, 'utf8')))
  stylesheets.set(name, stylesheet)
  return stylesheet
}

type Selectable = Pick<Stylesheet, 'rulesFor' | 'properties' | 'hasWide'>

/** Returns a stylesheet by file name, or null when there is none. */
export type ReadStylesheet = (name: string) => Selectable | null

interface SheetLink extends Tag {
  href: string
  /** Null when the stylesheet is not found. */
  sheet: Selectable | null
}

/** Takes only links without a media condition: a print stylesheet must not apply to screens. */
function toSheetLink(link: Tag, read: ReadStylesheet): SheetLink[] {
  const { rel, href = '', media } = link.attributes
  const name = chunkName(href)
  if (rel !== 'stylesheet' || name === null || media !== undefined) return []
  return [{ ...link, href, sheet: read(name) }]
}

/** Returns what a page uses of one of its stylesheets. */
function sheetUse(
  { names, properties }: PageUse,
  sheet: Selectable,
  all: readonly SheetLink[],
): PageUse {
  const others = all.filter((other) => other.sheet !== sheet)
  const found = others.flatMap((other) => other.sheet ?? [])
  if (properties === null || found.length < others.length) return { names, properties: null }
  const named = found.flatMap((other) => [...other.properties])
  return { names, properties: new Set([...properties, ...named]) }
}

interface InlinedStyles {
  edits: Edit[]
  /** Addresses of the stylesheets whose used rules the page now contains. */
  styles: string[]
  /** The code that the page's inline script runs for them, after them; empty when it has nothing to do. */
  script: string
}

/** Returns what follows the rules of a page with scripts: its fonts, and the stylesheets for wide screens. */
function lateStyles(fonts: string, wide: readonly string[]): { text: string; script: string } {
  const script = [
    ...(fonts === '' ? [] : [fontScript]),
    ...(wide.length === 0 ? [] : [wideScript(wide)]),
  ].join(';')
  const links = wide.length === 0 ? '' : wideLinks(wide)
  const style = fonts === '' ? '' : fontStyle(fonts)
  return { text: links + style, script }
}

/**
 * Inlines the rules that a page uses, so that the browser paints it without a second request. A stylesheet that is not found stays a link.
 * On a page with scripts the fonts follow the rules, and rules that no phone needs come with the whole stylesheets.
 */
export function inlineStyles(
  links: readonly Tag[],
  use: PageUse,
  { read, hasScripts }: { read: ReadStylesheet; hasScripts: boolean },
): InlinedStyles {
  const sheetLinks = links.flatMap((link) => toSheetLink(link, read))
  const found = sheetLinks.flatMap(({ sheet, ...link }) => (sheet ? [{ ...link, sheet }] : []))
  const styles = found.map(({ href }) => href)
  let allFonts = ''
  const edits = found.map(({ sheet, start, end }) => {
    const all = sheet.rulesFor(sheetUse(use, sheet, sheetLinks), hasScripts ? 'phones' : 'all')
    const { rules, fonts } = hasScripts ? splitFonts(all) : { rules: all, fonts: '' }
    allFonts += fonts
    return { start, end, text: `<style>${rules}</style>` }
  })
  const wide = hasScripts ? found.filter(({ sheet }) => sheet.hasWide).map(({ href }) => href) : []
  const { text, script } = lateStyles(allFonts, wide)
  const last = edits.at(-1)
  if (last) last.text += text
  return { edits, styles, script }
}
