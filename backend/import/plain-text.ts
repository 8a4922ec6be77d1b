import { Parser } from 'htmlparser2'

const blocks: ReadonlySet<string> = new Set(
  'address article blockquote br div dd dl dt h1 h2 h3 h4 h5 h6 hr li ol p section table tr ul'.split(
    ' ',
  ),
)

const unread: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe'])

const looksLikeHtml = /<\/?[a-z!]|&(?:[a-z]{2,10}|#\d{1,7}|#x[\da-f]{1,6});/i

/** What databases and pages do not take: control characters but line ends, and half characters. */
const unprintable = /(?![\n\t])[\p{Cc}\p{Cs}\ufffe\uffff]/gu

function withoutMarkup(html: string): string {
  let [text, depth] = ['', 0]
  const breakLine = (name: string) => {
    if (blocks.has(name)) text += '\n'
  }
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) depth++
      breakLine(name)
    },
    onclosetag(name) {
      if (unread.has(name)) depth--
      else if (name !== 'br') breakLine(name)
    },
    ontext(part) {
      if (depth === 0) text += part
    },
  })
  parser.end(html)
  return text
}

/** A text without markup, with the line ends of its paragraphs. */
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

/** The same on one line. */
export const oneLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ')
