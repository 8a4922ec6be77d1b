import type { indexedPaths } from '#lib/config/routes.ts'
import { footerMessages } from '#messages/footer.ts'

type IndexedPath = (typeof indexedPaths)[number]

/** Pages of goods, which menus and lists lead to. */
type GoodsPath =
  | '/'
  | '/products'
  | '/fashion'
  | '/hashtag'
  | Extract<IndexedPath, `${string}[${string}`>

/** The pages that serve shoppers, in the order of the footer, with their names: one for each other page that search engines list. */
export const servicePages: Readonly<Record<Exclude<IndexedPath, GoodsPath>, string>> = {
  '/stores': footerMessages.stores,
  '/stores/online-delivery': footerMessages.delivery,
  '/stores/pickup-on-store': footerMessages.pickup,
  '/faq': footerMessages.faq,
  '/tnc': footerMessages.terms,
  '/privacy': footerMessages.privacy,
}
