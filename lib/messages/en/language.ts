import type { Language } from '@etalase/contract/rules/language.ts'

/** The language of this table. */
export const language: Language = 'en'

/** Language and country in Open Graph's format. */
export const openGraphLocale = 'en_ID'

/** Separator between a label and its value. */
export const colon = ': '

/** Follows a question whose last word is a separate element. */
export const questionMark = '?'
