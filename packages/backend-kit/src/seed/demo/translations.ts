import type { TranslatedLanguage } from '#content-language.ts'
import { french } from '#seed/demo/fr/translation.ts'
import { indonesian } from '#seed/demo/id/translation.ts'
import type { Translation } from '#seed/demo/translation.ts'

/** The demo company's texts, by language. */
export const translations: Readonly<Record<TranslatedLanguage, Translation>> = {
  id: indonesian,
  fr: french,
}
