/** Titles that staff may give an option, in the shop's languages. */
const titles = {
  color: ['Color', 'Colour', 'Warna', 'Couleur'],
  size: ['Size', 'Ukuran', 'Taille'],
} as const

export type OptionKind = keyof typeof titles

/** The demo's titles. */
export const [colorOption] = titles.color
export const [sizeOption] = titles.size

/** Whether an option's title names a kind. Case doesn't matter. */
export const isOption = (kind: OptionKind, title: string): boolean =>
  titles[kind].some((known) => known.toLowerCase() === title.trim().toLowerCase())
