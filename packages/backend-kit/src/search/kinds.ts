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

/** What the table of synonyms says about a word or a phrase. */
export interface Entry {
  kind: Kind
  /** The phrase itself, and all that a search for it also finds. */
  meanings: readonly string[]
  /** Those of the meanings that say the same: a jacket is no hoodie, though a search for jackets finds hoodies. */
  same: readonly string[]
  /** What is near when the shop does not have it. */
  near: readonly string[]
}

/** What a word is when several kinds know it, the least first: 'jeans' is a garment rather than an occasion. */
export function kindRank(kind: Kind | undefined): number {
  if (!kind) return 1
  const index = kinds.indexOf(kind)
  return index < kinds.indexOf('near') ? -index : index
}

/** What a group of a search is: a kind, a word that no synonym knows, or a product code. */
export type GroupKind = Kind | 'word' | 'code' | 'code prefix'

const needed: readonly GroupKind[] = ['garment', 'near', 'ignored', 'word']

/** Words without which a search would be another one. */
export const isNeeded = (kind: GroupKind): boolean => needed.includes(kind)
