import { readRows } from '#area/reader/read-rows.ts'

/** An alternative name of a province, city or sub-district, by its official code ('31.74'). */
export interface Nickname {
  written: string
  code: string
  /** The official name, to make the table readable. */
  name: string
  source: string
}

/** Names that people write instead of the official ones (docs/areas.md). */
export const nicknames: readonly Nickname[] = readRows('nicknames.csv').map(
  ([written = '', code = '', name = '', source = '']) => ({ written, code, name, source }),
)
