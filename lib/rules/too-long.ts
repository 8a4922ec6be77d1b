import { typedText } from '#lib/rules/typed-text.ts'

/** A text that is too long; both in characters. */
export interface TooLong {
  limit: number
  length: number
}

/** The limit and the length of a typed text that is too long; else undefined. */
export function tooLong(typed: string, limit: number): TooLong | undefined {
  const { length } = typedText(typed)
  return length > limit ? { limit, length } : undefined
}
