import { parseId } from '@etalase/contract/rules/codes.ts'
import { maxLineQty } from '@etalase/contract/rules/constants.ts'
import { typedText } from '@etalase/contract/rules/typed-text.ts'

/** Maximum lines that a link adds. */
export const maxLinkLines = 20

/** A product in a size, as named in a link. */
export interface LinkLine {
  product_detail_id: number
  /** Size code. */
  size: string
  qty: number
}

export interface CartLink {
  lines: LinkLine[]
  /** Unreadable parts, cut for display. */
  unreadable: string[]
  /** Whether it has too many parts; the surplus is dropped. */
  isTooLong: boolean
}

/** Maximum length of a displayed part, in characters. */
const maxShownLength = 40

/** Id, size code and pieces: '1001:M:2'. Pieces default to one. */
const line = /^(\d+): ?([^: ][^:]{0,19})(?::([1-9]\d?))?$/u

function readLine(part: string): LinkLine | null {
  const [, id = '', size = '', qty = '1'] = line.exec(part) ?? []
  const productId = parseId(id)
  return productId ? { product_detail_id: productId, size: size.trim(), qty: Number(qty) } : null
}

const keyOf = ({ product_detail_id, size }: LinkLine) => `${product_detail_id}:${size}`

/** Merges lines of the same product and size, up to the maximum of a cart line. */
function merged(lines: readonly LinkLine[]): LinkLine[] {
  const sums = new Map<string, LinkLine>()
  for (const line of lines) {
    const qty = (sums.get(keyOf(line))?.qty ?? 0) + line.qty
    sums.set(keyOf(line), { ...line, qty: Math.min(qty, maxLineQty) })
  }
  return [...sums.values()]
}

/** Parses the `items` of a link that fills a cart: '1001:M:2,1040:L'. At most 20 parts, of at most 99 pieces each. */
export function readCartLink(items: string): CartLink {
  const parts = typedText(items)
    .split(',', maxLinkLines + 1)
    .filter((part) => part.trim() !== '')
  const read = parts.slice(0, maxLinkLines).map((part) => ({ part, line: readLine(part.trim()) }))
  return {
    lines: merged(read.flatMap((entry) => entry.line ?? [])),
    unreadable: read.flatMap(({ part, line }) => (line ? [] : [part.slice(0, maxShownLength)])),
    isTooLong: parts.length > maxLinkLines,
  }
}

/** Formats lines as `items` for `readCartLink`. */
export const cartLinkItems = (lines: readonly LinkLine[]): string =>
  lines.map((line) => `${keyOf(line)}:${line.qty}`).join(',')
