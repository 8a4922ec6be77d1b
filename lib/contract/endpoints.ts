import type { z } from 'zod'
import { accountEndpoints } from '#lib/contract/account.ts'
import { addressEndpoints } from '#lib/contract/address.ts'
import { areaEndpoints } from '#lib/contract/area.ts'
import { authEndpoints } from '#lib/contract/auth.ts'
import { bundleEndpoints } from '#lib/contract/bundle.ts'
import { cartEndpoints } from '#lib/contract/cart.ts'
import { categoryEndpoints } from '#lib/contract/category.ts'
import { checkoutEndpoints, productEstimateEndpoints } from '#lib/contract/checkout.ts'
import { guestOrderEndpoints } from '#lib/contract/guest-order.ts'
import { homeEndpoints } from '#lib/contract/home.ts'
import { orderEndpoints } from '#lib/contract/order.ts'
import { orderUpdateEndpoints } from '#lib/contract/order-updates.ts'
import { passkeyEndpoints } from '#lib/contract/passkey.ts'
import { paymentEndpoints } from '#lib/contract/payment.ts'
import { productEndpoints } from '#lib/contract/product.ts'
import { productFeedEndpoints } from '#lib/contract/product-feed.ts'
import { productIndexEndpoints } from '#lib/contract/product-index.ts'
import { promoEndpoints } from '#lib/contract/promo.ts'
import { returnEndpoints } from '#lib/contract/returns.ts'
import { productReviewEndpoints } from '#lib/contract/review.ts'
import { stockAlertEndpoints } from '#lib/contract/stock-alert.ts'
import { storeEndpoints } from '#lib/contract/store.ts'
import { suggestionEndpoints } from '#lib/contract/suggestion.ts'
import { reviewEndpoints } from '#lib/contract/write-review.ts'

/** Every call of spec §7 and our additions, by method and path. */
export const endpoints = {
  ...homeEndpoints,
  ...categoryEndpoints,
  ...productEndpoints,
  ...productIndexEndpoints,
  ...productFeedEndpoints,
  ...suggestionEndpoints,
  ...stockAlertEndpoints,
  ...productEstimateEndpoints,
  ...authEndpoints,
  ...passkeyEndpoints,
  ...cartEndpoints,
  ...storeEndpoints,
  ...areaEndpoints,
  ...bundleEndpoints,
  ...promoEndpoints,
  ...checkoutEndpoints,
  ...paymentEndpoints,
  ...accountEndpoints,
  ...addressEndpoints,
  ...orderEndpoints,
  ...guestOrderEndpoints,
  ...returnEndpoints,
  ...orderUpdateEndpoints,
  ...productReviewEndpoints,
  ...reviewEndpoints,
}

export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints

/** Query and body of any call. */
export interface RawInput {
  query?: object | undefined
  body?: object | undefined
}

type InputOf<Key extends EndpointKey, Part extends keyof RawInput> = Endpoints[Key] extends {
  [P in Part]: infer Schema extends z.ZodType
}
  ? { [P in Part]: z.input<Schema> }
  : { [P in Part]?: never }

/** The input of a call: its query and body. */
export type CallInput<Key extends EndpointKey> = InputOf<Key, 'query'> &
  InputOf<Key, 'body'> &
  RawInput

/** The parsed response data of a call. */
export type CallData<Key extends EndpointKey> = z.output<Endpoints[Key]['data']>
