import { collectionTexts } from '#brand/texts/id/collections.ts'
import type { collections as English } from '#lib/messages/en/collections.ts'

/** Lists for what people search for. */
export const collections: typeof English = {
  title: 'Sering dicari',
  all: (count: number) => `Lihat semua ${count} barang`,
  pages: collectionTexts,
}
