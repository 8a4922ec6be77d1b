/** Apostrophes in idn-area-data 4.0.1: a double quote 16 times ('Ra"as'), an asterisk once, and typographic ones. */
const wrongApostrophe = /["*’‘`´]/g

/** Returns an area's name with plain apostrophes, as people write it. */
export const writtenName = (name: string): string => name.replaceAll(wrongApostrophe, "'")
