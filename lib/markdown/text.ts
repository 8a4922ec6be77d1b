import { absoluteUrl } from '#lib/seo/alternate-links.ts'

/** Characters with a meaning in Markdown or HTML (CommonMark, 2.4). */
const meaningful = /[\\`*_{}[\]<>()#|~!&]/g

/** Control and invisible characters; a line break is a space here. */
const unseen = /[\p{Cc}\p{Cf}]/gu

/** Returns a merchant's text as one line, escaped so that it contains no markup or links. */
export function line(text: string): string {
  const plain = text.replaceAll(/\s+/gu, ' ').replaceAll(unseen, '').trim()
  return (
    plain
      .replaceAll(meaningful, '\\$&')
      // A URL would become a link.
      .replaceAll('://', '\\://')
      // At the start these would make a list, or turn the line above into a heading.
      .replace(/^[-+=]/, '\\$&')
      .replace(/^(\d{1,9})\./, '$1\\.')
  )
}

/** Returns a longer text as paragraphs, keeping their line breaks. */
export const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map(line)
        .filter((one) => one !== '')
        .join('\\\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')

/** Returns a link to a path of the shop, or to a URL from the backend. */
export const link = (label: string, href: string): string =>
  `[${line(label)}](<${absoluteUrl(href).replaceAll(/[<>\s]/g, encodeURIComponent)}>)`

export const bullets = (lines: readonly string[]): string =>
  lines.map((one) => `- ${one}`).join('\n')

/** Joins the non-empty parts of a document. */
export const joined = (parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`

/** Returns a section with its heading; empty without content. */
export const section = (title: string, content: string): string =>
  content === '' ? '' : `## ${line(title)}\n\n${content}`
