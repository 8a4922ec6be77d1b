import type { indexedPaths } from '#lib/config/routes.ts'
import { footerMessages } from '#messages/footer.ts'

type IndexedPath = (typeof indexedPaths)[number]

/** Pages of goods, reached through menus and lists. */
type GoodsPath =
  | '/'
  | '/products'
  | '/fashion'
  | '/hashtag'
  | Extract<IndexedPath, `${string}[${string}`>

/** Service pages with their names, in footer order: all indexed pages except pages of goods. */
export const servicePages: Readonly<Record<Exclude<IndexedPath, GoodsPath>, string>> = {
  '/stores': footerMessages.stores,
  '/stores/online-delivery': footerMessages.delivery,
  '/stores/pickup-on-store': footerMessages.pickup,
  '/faq': footerMessages.faq,
  '/tnc': footerMessages.terms,
  '/privacy': footerMessages.privacy,
}
