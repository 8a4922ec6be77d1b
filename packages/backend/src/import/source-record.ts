import { LRUCache } from 'lru-cache'

/** A problem with the whole file. Its message is for the operator. */
export class ImportError extends Error {}

/** Values by the name of their column or element. */
export type Values = Pick<ReadonlyMap<string, string>, 'get' | 'has'>

/** Returns a row's values by name, trimmed; empty if missing. */
export const textsOf =
  (values: Values) =>
  (name: string): string =>
    values.get(name)?.trim() ?? ''

/** A row of a table or an item of a feed, with names as `attributeName` returns them. */
export interface SourceRecord {
  /** Line where it begins, as an editor counts. */
  line: number
  values: Values
  /** Names of values that could not be read. */
  broken?: ReadonlySet<string>
  /** What its line counts, where the import has several files. */
  unit?: string
  /** Why it is unreadable as a whole. */
  unreadable?: string
}

/** Cached, because each item of a feed has the same few names. */
const names = new LRUCache<string, string>({
  max: 500,
  memoMethod: (name) => name.trim().toLowerCase().replace(/^g:/, '').replaceAll(/\s+/g, '_'),
})

/** Normalises the name of a column or element: 'g:image_link' and 'Image Link' become 'image_link'. */
export const attributeName = (name: string): string => names.memo(name)

/** Limit of characters per row or item. */
export const maxRecordLength = 1_000_000
