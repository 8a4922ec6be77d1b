import type { Language } from '@etalase/contract/rules/language.ts'

/** The languages of the catalogue, the answers and the mails. The first one is complete: a text that another one lacks stays in it. */
export const contentLanguages = ['en', 'id', 'fr'] as const satisfies readonly Language[]
export type ContentLanguage = (typeof contentLanguages)[number]

/** The languages whose texts are beside the rows, in the table `texts`. */
export type TranslatedLanguage = Exclude<ContentLanguage, 'en'>
