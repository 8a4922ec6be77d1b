import type { Language } from '@etalase/contract/rules/language.ts'

/** The language of this table. */
export const language: Language = 'fr'

/** Language and country in Open Graph's format. */
export const openGraphLocale = 'fr_FR'

/** Separator between a label and its value. */
export const colon = '\u00a0: '

/** Follows a question whose last word is a separate element. */
export const questionMark = '\u202f?'
