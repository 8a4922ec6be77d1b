import { readRows } from '#area/reader/read-rows.ts'

/** Short words of names, by what they mean: 'tj' is 'tanjung'. */
export const shortWords: ReadonlyMap<string, string> = new Map(
  readRows('short-words.csv').map(([written = '', meant = '']) => [written, meant]),
)
