import { z } from 'zod'
import type { EndpointMap } from '#endpoint.ts'
import {
  confirmation,
  deviceId,
  id,
  money,
  quantity,
  requestedQuantity,
  requiredGivenText,
} from '#fields.ts'
import { productImage } from '#product.ts'
import { needed, orElse, whole } from '#reading.ts'

const cartItem = z
  .object({
    id,
    qty: quantity,
    size_name: z.string(),
    size_code: z.string(),
    product_detail_id: id,
    /** The largest stock of a single shop, so that the line can warn. */
    available_qty: quantity.nullish(),
    /** The price of one piece when it was added to the cart. */
    price_when_added: money.nullish(),
    product_detail: z.object({
      product_name: z.string(),
      retail_price: money,
      /** The price to pay for one piece: the product's grand price (decisions, Calls). */
      net_price: money,
      /** The product's groups, with which the cart can count pieces for bundles. */
      m_group_id: id.nullish(),
      m_sub_group_id: id.nullish(),
      product_images: orElse(z.array(productImage), []),
    }),
  })
  .meta({ id: 'CartItem' })
export type CartItem = z.infer<typeof cartItem>

/** A product in a size; `size` is the size code. */
export const sizedProduct = z.object({ product_detail_id: id, size: requiredGivenText(20) })

const sizedQuantity = sizedProduct.extend({ qty: requestedQuantity })

/** One product bought without the cart: an addition to spec §7. */
export const buyNow = sizedQuantity.meta({ id: 'BuyNow' })
export type BuyNow = z.output<typeof buyNow>

const cart = z
  .object({
    cart_items: whole(z.array(cartItem)),
    /** The sum of the lines from which POST checkout-shipping offers a free tier. */
    free_shipping_from: money.nullish(),
  })
  .meta({ id: 'Cart' })

/** The lines to buy: of the cart, or of the `buy_now` product in its place. */
export type Cart = z.infer<typeof cart> & { buy_now?: BuyNow }

/** A device that never had a cart gets an empty one. */
const cartOrNone = cart.nullish().transform((value) => value ?? { cart_items: [] })

export const cartEndpoints = {
  'GET cart': {
    summary: 'Returns the cart of a device; an unknown device has an empty cart.',
    access: 'device',
    effect: 'reads',
    data: z.object({ cart: needed(cartOrNone) }),
  },
  'POST cart': {
    summary: 'Adds a product in a size to the cart.',
    refuses: ['NOT_FOUND', 'OUT_OF_STOCK', 'ORDER_LIMIT'],
    access: 'device',
    effect: 'writes',
    changesCart: true,
    body: sizedQuantity,
    data: confirmation,
  },
  /** An addition to spec §7: one product straight to the checkout. */
  'GET buy-now': {
    summary:
      'Returns one product in one size as a separate cart, which the checkout calls accept instead of the cart. It changes nothing.',
    refuses: ['NOT_FOUND', 'OUT_OF_STOCK', 'ORDER_LIMIT'],
    access: 'device',
    effect: 'reads',
    isOptional: true,
    query: buyNow,
    data: z.object({ cart }),
  },
  'POST cart-item-increment-qty': {
    summary: 'Increases the quantity of a cart line.',
    refuses: ['NOT_IN_CART', 'OUT_OF_STOCK', 'ORDER_LIMIT'],
    access: 'device',
    effect: 'writes',
    changesCart: true,
    body: sizedQuantity,
    data: confirmation,
  },
  'POST cart-item-decrement-qty': {
    summary: 'Decreases the quantity of a cart line, never below 1.',
    refuses: ['NOT_IN_CART'],
    access: 'device',
    effect: 'writes',
    changesCart: true,
    isOpen: true,
    body: sizedQuantity,
    data: confirmation,
  },
  'DELETE cart-item-remove': {
    summary: 'Removes a line from the cart.',
    refuses: ['NOT_IN_CART'],
    access: 'device',
    effect: 'writes',
    changesCart: true,
    body: sizedProduct,
    data: confirmation,
  },
  /** An addition to spec §7. Without it each of a customer's browsers has its own cart. */
  'POST cart-adopt': {
    summary:
      "Merges the cart of a device into the customer's cart from elsewhere, up to the stock of each line. Returns the device id that the customer's browsers use from now on: `new_device_id`, unless they already have one. Repeating the call changes nothing. The cart of another customer is not touched.",
    access: 'customer',
    effect: 'writes',
    isServerOnly: true,
    isOptional: true,
    body: z.object({ local_device_id: deviceId, new_device_id: deviceId }),
    data: z.object({
      local_device_id: deviceId,
      /** A message for the shopper on what was joined; absent when they have no other cart. */
      joined: z.string().nullish(),
    }),
  },
  'POST cart-move': {
    summary:
      'Moves the cart and the orders of a device to another device id. Repeating the call changes nothing.',
    access: 'server',
    effect: 'writes',
    isOptional: true,
    body: z.object({ local_device_id: deviceId, new_device_id: deviceId }),
    data: confirmation,
  },
} satisfies EndpointMap
