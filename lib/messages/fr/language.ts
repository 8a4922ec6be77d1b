import type { Language } from '@etalase/contract/rules/language.ts'

/** The language of this table. */
export const language: Language = 'fr'

/** As Open Graph writes language and country. */
export const openGraphLocale = 'fr_FR'

/** Between a label and what it labels. */
export const colon = '\u00a0: '

/** After a question whose last word is an element of its own. */
export const questionMark = '\u202f?'
