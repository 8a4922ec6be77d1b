import { absoluteUrl } from '#lib/seo/alternate-links.ts'

/** Characters with a meaning in Markdown or HTML (CommonMark, 2.4). */
const meaningful = /[\\`*_{}[\]<>()#|~!&]/g

/** Control and invisible characters; a line break is a space here. */
const unseen = /[\p{Cc}\p{Cf}]/gu

/** A merchant's text as one line, escaped so that it contains no markup or links. */
export function line(text: string): string {
  const plain = text.replaceAll(/\s+/gu, ' ').replaceAll(unseen, '').trim()
  return (
    plain
      .replaceAll(meaningful, '\\$&')
      // An address would become a link.
      .replaceAll('://', '\\://')
      // At its start: a list, or the line below a heading.
      .replace(/^[-+=]/, '\\$&')
      .replace(/^(\d{1,9})\./, '$1\\.')
  )
}

/** A longer text, in paragraphs whose line breaks stay. */
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

/** A link to a path of the shop, or to an address as the backend gives it. */
export const link = (label: string, href: string): string =>
  `[${line(label)}](<${absoluteUrl(href).replaceAll(/[<>\s]/g, encodeURIComponent)}>)`

export const bullets = (lines: readonly string[]): string =>
  lines.map((one) => `- ${one}`).join('\n')

/** Parts of a document, without those that are empty. */
export const joined = (parts: readonly string[]): string =>
  `${parts.filter((part) => part !== '').join('\n\n')}\n`

/** A section with its heading; nothing without a content. */
export const section = (title: string, content: string): string =>
  content === '' ? '' : `## ${line(title)}\n\n${content}`
