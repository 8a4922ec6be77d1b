import { fingerprint } from '#import/fingerprint.ts'
import { lettersOf, maxCode, type Size } from '#import/size.ts'

/** Words of letters and digits: 'One size', 'EU 42', '2XL'. */
const words = /^[A-Z0-9]+(?:[ ./_-]+[A-Z0-9]+)*$/i

/** Two numbers that would merge without their separator: '7.5', '36 1/3', '12-18'. */
const numbers = /\d[^A-Z0-9]+\d/i

const hashLength = 6

/** Returns the name's first letters plus a hash of it. */
function hashed(name: string, salt = ''): string {
  const hash = (fingerprint(salt + name) % 36 ** hashLength).toString(36)
  const start = lettersOf(name).slice(0, maxCode - hashLength)
  return start + hash.toUpperCase().padStart(hashLength, '0')
}

/**
 * Derives a size's code from its name alone, so that it is the same in every product and file: the letters and digits if they are
 * unambiguous, else the first ones plus a hash. '36' stays 36, '36 ½' gets a hash.
 */
export function toSizeCode(name: string): string {
  const plain = name.toUpperCase()
  const letters = lettersOf(name)
  const isWhole = words.test(plain) && !numbers.test(plain) && letters.length <= maxCode
  return isWhole ? letters : hashed(plain)
}

/** Returns the first unused code for a size. */
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
 * Assigns unique codes to a product's sizes, by name. Known names keep their code; a new name gets the file's code, or one derived from the
 * name, independent of file order.
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
