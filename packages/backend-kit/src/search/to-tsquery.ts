import type { Group } from '#search/understand.ts'

/** Document weights: A name and kind, B colour, C keywords, D description. */
export type Weights = 'A' | 'AB' | 'ABC' | 'ABCD'

/** Shortest prefix that matches longer words. */
const minPrefix = 3

const phrase = (text: string, weights: Weights) =>
  `(${text
    .split(' ')
    .map((word) => `'${word}':${weights}`)
    .join(' <-> ')})`

const typedWord = (word: string, weights: Weights) =>
  `'${word}':${word.length >= minPrefix ? '*' : ''}${weights}`

/** Returns a filter's lexeme, such as for a category; it has no weight. */
export const filterLexeme = (name: string, value: string | number): string =>
  `'@${name}:${String(value).replaceAll("'", "''").replaceAll('\\', '\\\\')}'`

const codeQuery = (codes: readonly string[], kind: 'code' | 'code prefix') =>
  codes.map((code) => `${filterLexeme('code', code)}${kind === 'code' ? '' : ':*'}`).join(' | ')

/**
 * Converts a group to a tsquery of any of its meanings. Known words aren't matched in descriptions, which mention garments that the product
 * goes with.
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

/** Returns a group's single-word synonyms; undefined if it has only phrases. */
export const sameWords = ({ same }: Group): string | undefined => {
  const words = same.filter((meaning) => !meaning.includes(' '))
  return words.length > 0 ? words.map((word) => `'${word}'`).join(' | ') : undefined
}

/** Returns the conditions joined with AND, or undefined if there are none. */
export const allOf = (conditions: readonly string[]): string | undefined =>
  conditions.length > 0 ? conditions.join(' & ') : undefined
