import { Parser } from 'htmlparser2'
import { TextWithTables } from '#import/text-with-tables.ts'

const blocks: ReadonlySet<string> = new Set(
  'address article blockquote br caption dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p section table tr ul'.split(
    ' ',
  ),
)

const unread: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe'])

const looksLikeHtml = /<\/?[a-z!]|&(?:[a-z]{2,10}|#\d{1,7}|#x[\da-f]{1,6});/i

/** Characters that databases and pages refuse: control characters except line ends, and lone surrogates. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

function withoutMarkup(html: string): string {
  const text = new TextWithTables()
  let depth = 0
  const breakLine = (name: string) => {
    if (blocks.has(name)) text.add('\n')
  }
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) depth++
      breakLine(name)
      text.open(name)
    },
    onclosetag(name) {
      if (unread.has(name)) depth--
      text.close(name)
      // A table row breaks the line only at its start: the next row starts a new line.
      if (name !== 'br' && name !== 'tr') breakLine(name)
    },
    ontext(part) {
      if (depth === 0) text.read(part)
    },
  })
  parser.end(html)
  return text.whole()
}

/** Returns a text without markup, with paragraphs as lines and table rows as lines: 'M | 52 cm'. */
export function plainText(text: string): string {
  const plain = looksLikeHtml.test(text) ? withoutMarkup(text) : text
  return plain
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unprintable, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Most short texts are already plain: printable ASCII, without markup or double spaces. */
const isNotPlain = /[^ -~]|[<&]| {2}/

/** Returns the same on one line. */
export const oneLine = (text: string): string =>
  isNotPlain.test(text) ? plainText(text).replaceAll(/\s+/g, ' ') : text.trim()
