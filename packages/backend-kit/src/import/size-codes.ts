import { fingerprint } from '#import/fingerprint.ts'
import { lettersOf, maxCode, type Size } from '#import/size.ts'

/** Words of letters and digits: 'One size', 'EU 42', '2XL'. */
const words = /^[A-Z0-9]+(?:[ ./_-]+[A-Z0-9]+)*$/i

/** Two numbers that would be one without what stands between them: '7.5', '36 1/3', '12-18'. */
const numbers = /\d[^A-Z0-9]+\d/i

const hashLength = 6

/** A few letters of the name, and a hash of it. */
function hashed(name: string, salt = ''): string {
  const hash = (fingerprint(salt + name) % 36 ** hashLength).toString(36)
  const start = lettersOf(name).slice(0, maxCode - hashLength)
  return start + hash.toUpperCase().padStart(hashLength, '0')
}

/**
 * The code of a size by its name alone, so that it has the same in every product and file: its letters and digits, where
 * these say as much as the name; else some of them with a hash of it. '36' is 36, '36 ½' is not.
 */
export function toSizeCode(name: string): string {
  const plain = name.toUpperCase()
  const letters = lettersOf(name)
  const isWhole = words.test(plain) && !numbers.test(plain) && letters.length <= maxCode
  return isWhole ? letters : hashed(plain)
}

/** The first code of these that is free. */
function freeCode({ name, code }: Size, isFree: (code: string) => boolean): string {
  const own = code ?? toSizeCode(name)
  if (isFree(own)) return own
  for (let turn = 0; ; turn++) {
    const other = hashed(name, String(turn))
    if (isFree(other)) return other
  }
}

interface Known {
  sizeName: string
  sizeCode: string
}

/**
 * The codes of a product's sizes by their names, no two the same. A name that the product has keeps its code; a new one has the
 * file's, or that of its name, whatever the order of the file.
 */
export function sizeCodes(sizes: readonly Size[], known: readonly Known[]): Map<string, string> {
  const codes = new Map(known.map(({ sizeName, sizeCode }) => [sizeName, sizeCode]))
  const taken = new Set(codes.values())
  const isExact = ({ name, code }: Size) => Number(name === (code ?? toSizeCode(name)))
  const added = sizes
    .filter(({ name }) => !codes.has(name))
    .toSorted((a, b) => isExact(b) - isExact(a) || (a.name < b.name ? -1 : 1))
  for (const size of added) {
    const code = freeCode(size, (one) => !taken.has(one))
    codes.set(size.name, code)
    taken.add(code)
  }
  return codes
}
