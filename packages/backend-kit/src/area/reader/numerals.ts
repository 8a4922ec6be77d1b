const ones = 'satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ')

const oneOf = (word: string | undefined): number => ones.indexOf(word ?? '') + 1

/** Parses 'sepuluh' and compounds written as one word: 'sebelas', 'tigabelas', 'limapuluh'. */
function compoundOf(word: string): number {
  const [, start = '', unit] = /^(.+?)(belas|puluh)$/.exec(word) ?? []
  const one = start === 'se' ? 1 : oneOf(start)
  if (one === 0) return 0
  return unit === 'belas' ? 10 + one : 10 * one
}

/** Parses Roman numerals I to XXXIX, the highest that quarters use; 0 for other words. */
function romanOf(word: string): number {
  const [all, tens = '', rest = ''] = /^(x{0,3})(ix|iv|v?i{0,3})$/.exec(word) ?? []
  if (!all) return 0
  const units = rest === 'ix' ? 9 : rest === 'iv' ? 4 : rest.length + (rest.startsWith('v') ? 4 : 0)
  return 10 * tens.length + units
}

/** Cheap prefilter: few words are numbers, and the first search reads 150,000. */
const mayBeNumber = new RegExp(`^(?:[ivx]+|${ones.join('|')})$|belas$|puluh$`)

/** Returns the number a word stands for (1, I and satu are all 1); undefined for other words. */
export function numberOf(word: string): string | undefined {
  if (!mayBeNumber.test(word)) return
  const number = oneOf(word) || compoundOf(word) || romanOf(word)
  return number > 0 ? String(number) : undefined
}

/** Parses the number at a position, and how many words it spans: 'tiga belas' and 'dua puluh lima' are one number. */
function numberAt(
  words: readonly string[],
  at: number,
): [number: string | undefined, taken: number] {
  const [word = '', next = '', last] = words.slice(at, at + 3)
  const one = oneOf(word)
  if (one > 0 && next === 'belas') return [String(10 + one), 2]
  if (one > 0 && next === 'puluh') {
    const unit = oneOf(last)
    return [String(10 * one + unit), unit > 0 ? 3 : 2]
  }
  return [numberOf(word), 1]
}

/** Rewrites numbers as digits: 'Seberang Ulu Satu' and 'Seberang Ulu I' both become 'seberang ulu 1'. */
export function withDigits(words: readonly string[]): readonly string[] {
  if (!words.some((word) => mayBeNumber.test(word))) return words
  const changed: string[] = []
  for (let at = 0; at < words.length; ) {
    const [number, taken] = numberAt(words, at)
    changed.push(number ?? words[at] ?? '')
    at += taken
  }
  return changed
}
