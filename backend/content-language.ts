import type { Language } from '#lib/rules/language.ts'

/** The languages of the catalogue, the answers and the mails. The first one is complete. */
export const contentLanguages = ['en', 'id'] as const satisfies readonly Language[]
export type ContentLanguage = (typeof contentLanguages)[number]
