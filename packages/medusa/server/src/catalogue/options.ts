/** Titles by which staff may call an option, in the shop's languages. New products get the first. */
const titles = {
  color: ['Color', 'Colour', 'Warna', 'Couleur'],
  size: ['Size', 'Ukuran', 'Taille'],
} as const

type OptionKind = keyof typeof titles

/** The titles of options in the demo. */
export const [colorOption] = titles.color
export const [sizeOption] = titles.size

/** Whether an option's title names a kind. Case doesn't matter. */
export const isOption = (kind: OptionKind, title: string): boolean =>
  titles[kind].some((known) => known.toLowerCase() === title.trim().toLowerCase())
