import type { z } from 'zod'
import { accountEndpoints } from '#account.ts'
import { addressEndpoints } from '#address.ts'
import { areaEndpoints } from '#area.ts'
import { authEndpoints } from '#auth.ts'
import { bundleEndpoints } from '#bundle.ts'
import { cartEndpoints } from '#cart.ts'
import { categoryEndpoints } from '#category.ts'
import { checkoutEndpoints, productEstimateEndpoints } from '#checkout.ts'
import { guestOrderEndpoints } from '#guest-order.ts'
import { homeEndpoints } from '#home.ts'
import { orderEndpoints } from '#order.ts'
import { orderUpdateEndpoints } from '#order-updates.ts'
import { passkeyEndpoints } from '#passkey.ts'
import { paymentEndpoints } from '#payment.ts'
import { productEndpoints } from '#product.ts'
import { productFeedEndpoints } from '#product-feed.ts'
import { productIndexEndpoints } from '#product-index.ts'
import { promoEndpoints } from '#promo.ts'
import { returnEndpoints } from '#returns.ts'
import { productReviewEndpoints } from '#review.ts'
import { stockAlertEndpoints } from '#stock-alert.ts'
import { storeEndpoints } from '#store.ts'
import { suggestionEndpoints } from '#suggestion.ts'
import { reviewEndpoints } from '#write-review.ts'

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
