import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { landingCategories } from '@etalase/contract/rules/constants.ts'
import { piecesInHubs, unusualProducts } from '#demo/tour/pieces.ts'

interface Screen {
  says: string
  /** Path within the shop. */
  path: string
}

export interface Section {
  title: string
  /** Instructions to read first. */
  hint?: string
  screens: readonly Screen[]
}

/** Lists the shop's screens and their states, with products of this company. */
export async function loadScreens(db: Database): Promise<Section[]> {
  const [[piece], { soldOut, reduced }] = await Promise.all([
    piecesInHubs(db, 1),
    unusualProducts(db),
  ])
  const product = (id: number | undefined, says: string): Screen[] =>
    id === undefined ? [] : [{ says, path: `/product/${id}` }]
  return [
    {
      title: 'Browse',
      screens: [
        { says: 'Home', path: '/' },
        ...landingCategories.map((name) => ({
          says: `Categories: ${name}`,
          path: `/shop/${name}`,
        })),
        { says: 'A list', path: '/products?category_id=7' },
        { says: 'A narrowed list', path: '/products?size=M&available=1&sort=price_asc' },
        { says: 'A search', path: '/products?search=linen' },
        { says: 'A search without results', path: '/products?search=zzzz' },
        { says: 'A collection', path: '/collections/baju-linen' },
        { says: 'Bundles', path: '/fashion' },
        { says: 'Hashtag', path: '/hashtag' },
      ],
    },
    {
      title: 'Products',
      screens: [
        ...product(piece?.productId, 'A product'),
        ...(piece ? [{ says: 'Its reviews', path: `/reviews?item=${piece.productId}` }] : []),
        ...product(reduced, 'On sale'),
        ...product(soldOut, 'Sold out: asks for a mail when it is back'),
        ...product(99_999_999, 'One that is gone'),
      ],
    },
    {
      title: 'Buy',
      screens: [
        { says: 'Cart', path: '/cart' },
        ...(piece
          ? [
              {
                says: 'A link that fills the cart',
                path: `/cart/add?items=${piece.productId}:${piece.sizeCode}:1`,
              },
            ]
          : []),
        { says: 'Checkout', path: '/checkout' },
        { says: 'Checkout without scripts', path: '/checkout/steps' },
        { says: 'Find an order', path: '/order' },
        { says: 'Back from a payment that nobody knows', path: '/payment/response' },
      ],
    },
    {
      title: 'Account',
      hint: 'Sign up with any address and password.',
      screens: [
        { says: 'Sign up', path: '/sign-up' },
        { says: 'Sign in', path: '/sign-in' },
        { says: 'Forgot password', path: '/forgot-password' },
        { says: 'Account', path: '/account' },
        { says: 'Orders', path: '/account/orders' },
        { says: 'Addresses', path: '/account/shipping-address' },
        { says: 'A new address', path: '/account/shipping-address/new' },
        { says: 'Wishlist', path: '/account/wishlist' },
        { says: 'Change password', path: '/account/change-password' },
        { says: 'Delete the account', path: '/account/delete' },
      ],
    },
    {
      title: 'Company and help',
      screens: [
        { says: 'Stores', path: '/stores' },
        { says: 'Delivery', path: '/stores/online-delivery' },
        { says: 'Pickup', path: '/stores/pickup-on-store' },
        { says: 'Questions', path: '/faq' },
        { says: 'Terms', path: '/tnc' },
        { says: 'Privacy', path: '/privacy' },
        { says: 'A page that does not exist', path: '/no-such-page' },
      ],
    },
  ]
}
