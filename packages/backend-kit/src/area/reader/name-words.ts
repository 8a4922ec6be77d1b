import { shortWords } from '#area/reader/short-words.ts'

const accents = /\p{M}+/gu
const apostrophes = /['"*’‘‛`´ʼʻ]/g
const camelCase = /(?<=[a-z])(?=[A-Z])/g
/** 'D.K.I.' is one word; 'Kel.Bahagia' is two. */
const initials = /\b(?:[a-z]\.){2,}(?:[a-z]\b)?/g
const letterBesideDigit = /(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g
const notWord = /[^a-z0-9]+/

/** Fast path for most of the 90,000 area names, all read at the first search. */
const plainName = /^[A-Za-z ]*$/

const withoutMarks = (text: string): string =>
  text
    .replaceAll(camelCase, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(accents, '')
    .replaceAll(apostrophes, '')
    .replaceAll(initials, (letters) => `${letters.replaceAll('.', '')} `)
    .replaceAll(letterBesideDigit, ' ')

/**
 * Normalizes a text to words for comparison: lower case, no accents or apostrophes, letters and digits separated, no leading zeros,
 * abbreviations expanded ('Tj. Priok' becomes 'tanjung priok').
 */
export function nameWords(text: string): string[] {
  const isPlain = plainName.test(text) && text.search(camelCase) < 0
  return (isPlain ? text.toLowerCase() : withoutMarks(text))
    .split(notWord)
    .filter(Boolean)
    .map((word) => shortWords.get(word) ?? word.replace(/^0+(?=\d{1,3}$)/, ''))
}
