/** idn-area-data 4.0.1 writes an apostrophe as a double quote 16 times ('Ra"as'), as an asterisk once, and as a typographic one. */
const wrongApostrophe = /["*’‘`´]/g

/** Returns an area's name with plain apostrophes, as people write it. */
export const writtenName = (name: string): string => name.replaceAll(wrongApostrophe, "'")
