import { collectionTexts } from '#brand/texts/fr/collections.ts'
import type { collections as English } from '#lib/messages/en/collections.ts'

/** Lists for what people search for. */
export const collections: typeof English = {
  title: 'Souvent recherché',
  all: (count: number) => `Voir les ${count} articles`,
  pages: collectionTexts,
}
