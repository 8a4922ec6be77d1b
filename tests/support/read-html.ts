/** Elements that start a new line in every text browser. */
const blocks = new Set(
  'address article aside blockquote body br dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol option p pre section select table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)

/** Elements limited to phrasing content, and the elements that HTML forbids inside them. */
const phrases = new Set('span p button label summary s h1 h2 h3 h4'.split(' '))
const noPhrases = new Set(
  'address article aside div dl fieldset figure footer form header li main nav ol p section table ul'.split(
    ' ',
  ),
)

const unread = /<(script|style|template|head|svg|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g
const tags = /<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/gi
const empty = new Set('area br col hr img input link meta source wbr'.split(' '))

/** Marks where an inline element starts or ends, in `linesOf`. */
const seam = '¦'

/** Returns a page's lines as in a text browser, with marks where inline elements start or end. */
function linesOf(html: string): string[] {
  const text = html.replaceAll(unread, '').replaceAll(tags, (_, _end, name: string) => {
    const tag = name.toLowerCase()
    if (tag === 'wbr') return ''
    if (blocks.has(tag)) return '\n'
    return tag === 'img' || tag === 'input' ? ' ' : seam
  })
  return text.split('\n')
}

/** Finds words of two elements that look joined without CSS: 'All|Discover'. Punctuation may join: '(<a>here</a>).' */
export const joinedWords = (html: string): string[] =>
  linesOf(html).flatMap((line) =>
    [...line.matchAll(/([^\s¦]*[\p{L}\p{N}])¦+(?=([\p{L}\p{N}(][^\s¦]*))/gu)].map(
      ([, before, after]) => `${before}|${after}`,
    ),
  )

/** Finds blocks inside elements limited to phrasing content, such as a paragraph in a span: 'span > p'. */
export function misplacedBlocks(html: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, end, name = '', closed] of html.replaceAll(unread, '').matchAll(tags)) {
    const tag = name.toLowerCase()
    if (end) {
      const at = open.lastIndexOf(tag)
      if (at >= 0) open.length = at
      continue
    }
    const parent = open.findLast((outer) => phrases.has(outer))
    if (parent && noPhrases.has(tag)) found.push(`${parent} > ${tag}`)
    if (!closed && !empty.has(tag)) open.push(tag)
  }
  return found
}
