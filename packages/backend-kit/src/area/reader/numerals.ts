const ones = 'satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ')

const oneOf = (word: string | undefined): number => ones.indexOf(word ?? '') + 1

/** 'sepuluh', and what is written as one word: 'sebelas', 'tigabelas', 'limapuluh'. */
function compoundOf(word: string): number {
  const [, start = '', unit] = /^(.+?)(belas|puluh)$/.exec(word) ?? []
  const one = start === 'se' ? 1 : oneOf(start)
  if (one === 0) return 0
  return unit === 'belas' ? 10 + one : 10 * one
}

/** From I to XXXIX, which is as far as quarters are counted; 0 for another word. */
function romanOf(word: string): number {
  const [all, tens = '', rest = ''] = /^(x{0,3})(ix|iv|v?i{0,3})$/.exec(word) ?? []
  if (!all) return 0
  const units = rest === 'ix' ? 9 : rest === 'iv' ? 4 : rest.length + (rest.startsWith('v') ? 4 : 0)
  return 10 * tens.length + units
}

/** Hardly any word is one, and the first search reads 150,000. */
const mayBeNumber = new RegExp(`^(?:[ivx]+|${ones.join('|')})$|belas$|puluh$`)

/** The number that a word is: 1, I and satu are one; undefined for another word. */
export function numberOf(word: string): string | undefined {
  if (!mayBeNumber.test(word)) return
  const number = oneOf(word) || compoundOf(word) || romanOf(word)
  return number > 0 ? String(number) : undefined
}

/** The number at a place of some words, and how many words it takes: 'tiga belas' and 'dua puluh lima' are one. */
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

/** The words with every number in digits: 'Seberang Ulu Satu' and 'Seberang Ulu I' have the words 'seberang ulu 1'. */
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
