/** Lower case, and without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether every word of a query occurs in a text, in any order, without regard to case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
