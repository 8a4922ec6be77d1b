/** Lower case, and without accents and invisible characters; wide forms as plain ones. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Diacritic}\p{Cf}]/gu, '')
    .toLowerCase()

/** Whether every word of a query occurs in a text, in any order, without regard to case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
