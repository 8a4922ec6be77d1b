import {
  categoryPhrases,
  regionPhrases,
  sizePhrases,
} from '#backend/seed/demo/id/phrases-catalogue.ts'
import { homePhrases } from '#backend/seed/demo/id/phrases-home.ts'

/** The Indonesian of every text of the demo company besides its products, by the English text. */
export const phrases: Readonly<Record<string, string>> = {
  ...homePhrases,
  ...categoryPhrases,
  ...sizePhrases,
  ...regionPhrases,
}
