import type { Language } from '@etalase/contract/rules/language.ts'

/** The language of this table. */
export const language: Language = 'id'

/** As Open Graph writes language and country. */
export const openGraphLocale = 'id_ID'

/** Between a label and what it labels. */
export const colon = ': '

/** After a question whose last word is an element of its own. */
export const questionMark = '?'
