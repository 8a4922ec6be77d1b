import { LRUCache } from 'lru-cache'

/** What is wrong with a file as a whole; its message is for whoever runs the import. */
export class ImportError extends Error {}

/** Values by the names of their columns or elements. */
export type Values = Pick<ReadonlyMap<string, string>, 'get' | 'has'>

/** The values of a row by name, without blanks around them; empty where there is none. */
export const textsOf =
  (values: Values) =>
  (name: string): string =>
    values.get(name)?.trim() ?? ''

/** A row of a table or an item of a feed. The names of its values are those of `attributeName`. */
export interface SourceRecord {
  /** The line where it begins, as an editor counts. */
  line: number
  values: Values
  /** Names of values that could not be read. */
  broken?: ReadonlySet<string>
  /** What its line counts, where the import has several files. */
  unit?: string
  /** Why nothing of it can be read. */
  unreadable?: string
}

/** A feed has the same few names in each of its items. */
const names = new LRUCache<string, string>({
  max: 500,
  memoMethod: (name) => name.trim().toLowerCase().replace(/^g:/, '').replaceAll(/\s+/g, '_'),
})

/** A column's or element's name in one form: 'g:image_link' and 'Image Link' are 'image_link'. */
export const attributeName = (name: string): string => names.memo(name)

/** The most characters of one row or item. */
export const maxRecordLength = 1_000_000
