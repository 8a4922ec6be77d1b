import type { TranslatedLanguage } from '#backend/content-language.ts'
import { french } from '#backend/seed/demo/fr/translation.ts'
import { indonesian } from '#backend/seed/demo/id/translation.ts'
import type { Translation } from '#backend/seed/demo/translation.ts'

/** The demo company's texts, by language. */
export const translations: Readonly<Record<TranslatedLanguage, Translation>> = {
  id: indonesian,
  fr: french,
}
