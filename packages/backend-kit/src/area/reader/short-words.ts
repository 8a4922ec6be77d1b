import { readRows } from '#area/reader/read-rows.ts'

/** Abbreviations in names and their full words: 'tj' is 'tanjung'. */
export const shortWords: ReadonlyMap<string, string> = new Map(
  readRows('short-words.csv').map(([written = '', meant = '']) => [written, meant]),
)
