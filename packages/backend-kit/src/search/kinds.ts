/**
 * What a search word can describe. When no product has all words, those of the first kinds are dropped first; a search never drops its
 * garment.
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

/** An entry of the synonym table for a word or a phrase. */
export interface Entry {
  kind: Kind
  /** The phrase itself, and everything a search for it also finds. */
  meanings: readonly string[]
  /** The meanings that are true synonyms: a jacket is no hoodie, though a search for jackets finds hoodies. */
  same: readonly string[]
  /** Alternatives when the shop doesn't sell it. */
  near: readonly string[]
}

/** Ranks kinds for a word with several, lowest first: 'jeans' is a garment rather than an occasion. */
export function kindRank(kind: Kind | undefined): number {
  if (!kind) return 1
  const index = kinds.indexOf(kind)
  return index < kinds.indexOf('near') ? -index : index
}

/** The kind of a search group: a known kind, a word without synonyms, or a product code. */
export type GroupKind = Kind | 'word' | 'code' | 'code prefix'

const needed: readonly GroupKind[] = ['garment', 'near', 'ignored', 'word']

/** Whether a search can't drop words of this kind without changing its meaning. */
export const isNeeded = (kind: GroupKind): boolean => needed.includes(kind)
