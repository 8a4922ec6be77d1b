import type { Language } from '@etalase/contract/rules/language.ts'

/** Languages of the catalogue, answers and mails. The first is complete; missing translations fall back to it. */
export const contentLanguages = ['en', 'id', 'fr'] as const satisfies readonly Language[]
export type ContentLanguage = (typeof contentLanguages)[number]

/** Languages whose texts are stored in the table `texts` instead of the rows. */
export type TranslatedLanguage = Exclude<ContentLanguage, 'en'>
