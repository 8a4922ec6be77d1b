import { language } from '#messages/language.ts'

/** Fixed by the build (next.config.ts), so it is the same in the browser. */
const contentLanguage = process.env.CONTENT_LANGUAGE

/**
 * The `lang` of texts from the backend: names, descriptions, alt texts. Undefined if the page has the same language, so the attribute
 * is omitted (WCAG 3.1.2).
 */
export const contentLang =
  contentLanguage && contentLanguage !== language ? contentLanguage : undefined
