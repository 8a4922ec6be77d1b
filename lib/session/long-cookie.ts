import {
  type CookieKind,
  type CookieReader,
  type CookieWriter,
  dropCookie,
  readCookie,
  writeCookie,
} from '#lib/session/cookie-jar.ts'

/** In characters, since sealed text is ASCII. Browsers refuse a cookie of more than 4096 bytes, name included. */
const pieceLength = 3_800

/** Two pieces hold the longest texts that the contract allows, in any script. */
const maxPieces = 2

/** Returns the cookies that carry the pieces of a long one. */
export const longCookiePieces = (kind: CookieKind): CookieKind[] =>
  Array.from({ length: maxPieces }, (_, index) => ({ ...kind, name: `${kind.name}-${index + 1}` }))

/** Returns the value of a cookie sent in pieces; undefined when there is none. */
export function readLongCookie(jar: CookieReader, kind: CookieKind): string | undefined {
  const pieces = longCookiePieces(kind).map((piece) => readCookie(jar, piece) ?? '')
  return pieces.join('') || undefined
}

/** Sets a cookie in pieces, and removes unneeded ones. Returns false when the value is too long. */
export function writeLongCookie(jar: CookieWriter, kind: CookieKind, value: string): boolean {
  if (value.length > pieceLength * maxPieces) return false
  for (const [index, piece] of longCookiePieces(kind).entries()) {
    const part = value.slice(index * pieceLength, (index + 1) * pieceLength)
    if (part) writeCookie(jar, piece, part)
    else dropCookie(jar, piece)
  }
  return true
}

/** Removes all pieces. */
export function dropLongCookie(jar: CookieWriter, kind: CookieKind): void {
  for (const piece of longCookiePieces(kind)) dropCookie(jar, piece)
}
