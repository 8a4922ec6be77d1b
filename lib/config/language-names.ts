import type { Language } from '#lib/rules/language.ts'

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  id: 'Bahasa Indonesia',
  fr: 'Français',
}
