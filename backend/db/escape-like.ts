/** Escapes the wildcards of a LIKE pattern, so that the text matches itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')
