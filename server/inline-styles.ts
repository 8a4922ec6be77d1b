import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageUse, pageUse } from '#server/page-use.ts'
import { Stylesheet } from '#server/stylesheet.ts'

/** The tag that Next writes into the head of a page for each stylesheet. */
const linkTag = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/([\w.~-]+\.css))"[^>]*?\/>/g

const stylesheets = new Map<string, Stylesheet>()

/** In a file, URLs are relative to that file; in a page, they must start at the root. */
const withRootUrls = (css: string) => css.replaceAll('url(../', 'url(/_next/static/')

/** A stylesheet of the current build by its file name; null when the current build has no such file. */
export function readStylesheet(name: string): Stylesheet | null {
  const cached = stylesheets.get(name)
  if (cached !== undefined) return cached
  const file = join('.next', 'static', 'chunks', name)
  if (!existsSync(file)) return null
  const stylesheet = new Stylesheet(withRootUrls(readFileSync(file, 'utf8')))
  stylesheets.set(name, stylesheet)
  return stylesheet
}

type Selectable = Pick<Stylesheet, 'rulesFor' | 'references'>

/** What a page uses of one of its stylesheets; null stands for one that is not found. */
function sheetUse(
  { names, properties }: ReturnType<typeof pageUse>,
  sheet: Selectable,
  all: readonly (Selectable | null)[],
): PageUse {
  const others = all.filter((other) => other !== sheet)
  const found = others.filter((other) => other !== null)
  if (found.length < others.length) return { names, properties: null }
  const references = found.flatMap((other) => [...other.references])
  return { names, properties: new Set([...properties, ...references]) }
}

interface StyledPage {
  html: string
  /** The addresses of the stylesheets of which the page now has the rules that it uses. */
  styles: string[]
}

/**
 * The page with those rules of its stylesheets inlined that it uses, so that the browser paints it without a second
 * request. A stylesheet that is not found stays a link.
 */
export function inlineStyles(page: string, read: (name: string) => Selectable | null): StyledPage {
  const styles: string[] = []
  const use = pageUse(page)
  const sheets = Array.from(page.matchAll(linkTag), ([, , name = '']) => read(name))
  const html = page.replace(linkTag, (tag, href: string, name: string) => {
    const sheet = read(name)
    if (sheet === null) return tag
    styles.push(href)
    return `<style>${sheet.rulesFor(sheetUse(use, sheet, sheets))}</style>`
  })
  return { html, styles }
}
