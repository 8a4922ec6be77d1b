/**
 * What a word of a search can be about. When no product has all words, those of the first kinds are
 * left out first; a search never leaves out its garment.
 */
export const kinds = [
  'cloth',
  'occasion',
  'detail',
  'material',
  'people',
  'size',
  'pattern',
  'color',
  'garment',
  'near',
  'ignored',
] as const
export type Kind = (typeof kinds)[number]

/** What a group of a search is: a kind, a word that no synonym knows, or a product code. */
export type GroupKind = Kind | 'word' | 'code' | 'code prefix'

const needed: readonly GroupKind[] = ['garment', 'near', 'ignored', 'word']

/** Words without which a search would be another one. */
export const isNeeded = (kind: GroupKind): boolean => needed.includes(kind)
