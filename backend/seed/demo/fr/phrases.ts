import {
  categoryPhrases,
  regionPhrases,
  sizePhrases,
} from '#backend/seed/demo/fr/phrases-catalogue.ts'
import { homePhrases } from '#backend/seed/demo/fr/phrases-home.ts'

/** The French of every text of the demo company besides its products, by the English text. */
export const phrases: Readonly<Record<string, string>> = {
  ...homePhrases,
  ...categoryPhrases,
  ...sizePhrases,
  ...regionPhrases,
}
