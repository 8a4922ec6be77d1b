import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The tag that Next writes into the head of a page for each stylesheet. */
const linkTag = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/([\w.~-]+\.css))"[^>]*?\/>/g

const stylesheets = new Map<string, string>()

/** A stylesheet of the current build by its file name; null when the current build has no such file. */
export function readStylesheet(name: string): string | null {
  const cached = stylesheets.get(name)
  if (cached !== undefined) return cached
  const file = join('.next', 'static', 'chunks', name)
  if (!existsSync(file)) return null
  const css = readFileSync(file, 'utf8')
  stylesheets.set(name, css)
  return css
}

/** In a file, URLs are relative to that file; in a page, they must start at the root. */
const withRootUrls = (css: string) => css.replaceAll('url(../', 'url(/_next/static/')

/**
 * React and the bundler's runtime look for a link to a stylesheet before they fetch it. This script adds an element
 * that they find but no browser fetches: a link in SVG's namespace. (Some browsers fetch even a `disabled` HTML link.)
 */
const placeholderScript = (href: string) =>
  '{let l=document.createElementNS("http://www.w3.org/2000/svg","link");' +
  `for(let[n,v]of[["rel","stylesheet"],["href","${href}"],["data-precedence","next"]])l.setAttribute(n,v);` +
  'document.head.append(l)}'

interface StyledPage {
  html: string
  /** What must run before the framework's scripts; empty for a page without inlined styles. */
  script: string
}

/**
 * The page with its stylesheets inlined, so that the browser paints it without a second request.
 * A stylesheet that is not found, or that contains a closing tag, stays a link.
 */
export function inlineStyles(page: string, read: (name: string) => string | null): StyledPage {
  const placeholders: string[] = []
  const html = page.replace(linkTag, (tag, href: string, name: string) => {
    const css = read(name)
    if (css === null || css.includes('</')) return tag
    placeholders.push(placeholderScript(href))
    return `<style>${withRootUrls(css)}</style>`
  })
  return { html, script: placeholders.join('') }
}
