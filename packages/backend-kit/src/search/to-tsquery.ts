import type { Group } from '#search/understand.ts'

/** Weights of the document: A name and kind, B colour, C keywords, D description. */
export type Weights = 'A' | 'AB' | 'ABC' | 'ABCD'

/** The shortest beginning of a word that finds the rest of it. */
const minPrefix = 3

const phrase = (text: string, weights: Weights) =>
  `(${text
    .split(' ')
    .map((word) => `'${word}':${weights}`)
    .join(' <-> ')})`

const typedWord = (word: string, weights: Weights) =>
  `'${word}':${word.length >= minPrefix ? '*' : ''}${weights}`

/** The lexeme of a filter, such as a category; it has no weight. */
export const filterLexeme = (name: string, value: string | number): string =>
  `'@${name}:${String(value).replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

const codeQuery = (codes: readonly string[], kind: 'code' | 'code prefix') =>
  codes.map((code) => `${filterLexeme('code', code)}${kind === 'code' ? '' : ':*'}`).join(' | ')

/**
 * A group as a tsquery: any of its meanings. A known word is not looked for in descriptions, which
 * speak of what a product goes with.
 */
export function groupQuery({ kind, meanings, typed }: Group, most: Weights = 'ABCD'): string {
  if (kind === 'code' || kind === 'code prefix') return codeQuery(meanings, kind)
  const weights = kind === 'word' || most !== 'ABCD' ? most : 'ABC'
  const words = [
    ...meanings.map((meaning) => phrase(meaning, weights)),
    ...typed.map((word) => typedWord(word, most)),
  ]
  return `(${words.join(' | ')})`
}

/** The words of a group that say the same; undefined when there are only phrases. */
export const sameWords = ({ same }: Group): string | undefined => {
  const words = same.filter((meaning) => !meaning.includes(' '))
  return words.length > 0 ? words.map((word) => `'${word}'`).join(' | ') : undefined
}

/** All of the conditions; undefined when there are none. */
export const allOf = (conditions: readonly string[]): string | undefined =>
  conditions.length > 0 ? conditions.join(' & ') : undefined
