import { readRows } from '#area/reader/read-rows.ts'

/** Another name of a province, a city or a sub-district, by its official code ('31.74'). */
export interface Nickname {
  written: string
  code: string
  /** The official name, for those who read the table. */
  name: string
  source: string
}

/** What people write instead of an area's name (docs/areas.md). */
export const nicknames: readonly Nickname[] = readRows('nicknames.csv').map(
  ([written = '', code = '', name = '', source = '']) => ({ written, code, name, source }),
)
