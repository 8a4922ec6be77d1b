import { collectionTexts } from '#brand/texts/en/collections.ts'

/** Lists for what people search for. */
export const collections = {
  title: 'Often searched for',
  all: (count: number) => `See all ${count} items`,
  pages: collectionTexts,
}
