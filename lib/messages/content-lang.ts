import { language } from '#messages/language.ts'

/** Fixed by the build (next.config.ts), so that it is the same in the browser. */
const contentLanguage = process.env.CONTENT_LANGUAGE

/**
 * The `lang` of what the backend writes: names, descriptions, alt texts. Undefined where the page has the same one, so that
 * the attribute is not there (WCAG 3.1.2).
 */
export const contentLang =
  contentLanguage && contentLanguage !== language ? contentLanguage : undefined
