import { en } from '#lib/messages/en.ts'

/** The words of the shop's language. */
export const words = en
