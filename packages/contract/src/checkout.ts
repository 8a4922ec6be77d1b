import { z } from 'zod'
import { buyNow } from '#cart.ts'
import type { EndpointMap } from '#endpoint.ts'
import {
  flag,
  givenText,
  id,
  money,
  optionalText,
  orderToken,
  paymentChannels,
  quantity,
  requiredGivenText,
  returnDaysField,
  wholeNumber,
} from '#fields.ts'
import { looseSchema } from '#form-body.ts'
import { wayToPay } from '#payment.ts'
import { pin } from '#pin.ts'
import { whole, withRecord } from '#reading.ts'
import { paymentWays, shippingTypes } from '#rules/constants.ts'
import { giftForm, promoForm, savedAddressForm, summaryForm, updatesForm } from '#rules/forms.ts'
import { pinForm } from '#rules/pin-form.ts'
import { showroom, showroomRegion } from '#store.ts'

const lineAvailability = z.object({ id, qty: quantity })

/** A way to pay without a payment provider, which the backend offers. */
const offeredWay = z
  .object({
    way: z.enum(paymentWays),
    /** As it is shown; without it the shop's own words for the way. */
    name: z.string().nullish(),
    /** Added to the total, in whole rupiah. */
    fee: money,
    /** The most that an order may cost without the fee, in whole rupiah. */
    max_total: money.nullish(),
    /** Hours for which a store keeps an order that is paid there. */
    hours: wholeNumber(1, 720).nullish(),
    /** Why this shopper cannot use it now, in words. */
    unavailable: z.string().nullish(),
  })
  .meta({ id: 'OfferedPaymentWay' })
export type OfferedPaymentWay = z.infer<typeof offeredWay>

const availability = z
  .object({
    available_on_store: flag,
    available_stores: z.array(showroom),
    available_stores_by_region: z.array(showroomRegion),
    available_online: flag,
    available_stores_online: z.array(showroom),
    available_stores_by_region_online: z.array(showroomRegion),
    /** The stock of each available store for each cart line; with it, stores show their stock. */
    available_stores_stock: z
      .array(
        z.object({ showroom_id: id, cart_items_availability: whole(z.array(lineAvailability)) }),
      )
      .nullish(),
    /** What one can pay with, in the order in which it is shown; without it the shop shows the channels of spec §9, and QRIS. */
    payment_channels: paymentChannels,
    /** Without it every order is paid at the payment provider. */
    payment_ways: z.array(offeredWay).nullish(),
    return_days: returnDaysField,
    /** `POST checkout-trx` takes whatsapp_phone and whatsapp_wording. */
    has_whatsapp_updates: flag.nullish(),
    /** `POST checkout-trx` takes gift_message and hide_prices. */
    has_gift_options: flag.nullish(),
    /** `POST checkout-shipping` and `POST checkout-trx` take address_pin, and a courier needs it. */
    has_address_pin: flag.nullish(),
  })
  .meta({ id: 'Availability' })
export type Availability = z.infer<typeof availability>

export const shippingOption = z
  .object({
    /** Code of the courier's tier; the order sends it as shipping_service_name. */
    service: z.string(),
    description: z.string(),
    tariff: money,
    /** Days, in the courier's own format. */
    etd: optionalText,
    /** Whether the courier collects cash for the shop when the parcel arrives. */
    takes_cash: flag.nullish(),
    /** Whether the courier goes to address_pin, and is offered for one alone. */
    needs_pin: flag.nullish(),
    /** What a shopper should know of it, in words. */
    note: z.string().nullish(),
  })
  .meta({ id: 'ShippingOption' })
export type ShippingOption = z.infer<typeof shippingOption>

/** What is bought: the cart, or one product in its place. */
const bought = { buy_now: buyNow.optional() }

/** The body of checkout-trx. */
export const orderBody = z.object({
  ...bought,
  shipping_type: z.enum(shippingTypes),
  /** The hub of a delivery, or the store of a pickup. */
  showroom_id: id,
  guest_email: looseSchema(summaryForm.email),
  user_address_id: id.optional(),
  address_recipient_name: looseSchema(savedAddressForm.recipientName),
  address_recipient_phone: looseSchema(savedAddressForm.recipientPhone),
  address_zip: looseSchema(savedAddressForm.zip),
  address_street: looseSchema(savedAddressForm.street),
  province_id: id.optional(),
  city_id: id.optional(),
  subdistrict_id: id.optional(),
  address_notes: looseSchema(savedAddressForm.notes),
  address_pin: pin.nullish(),
  shipping_courier: givenText(40).optional(),
  /** Code of the chosen tier. */
  shipping_service_name: givenText(40).optional(),
  shipping_service_desc: givenText(100).optional(),
  shipping_etd: givenText(40).optional(),
  shipping_cost: money.optional(),
  shipping_notes: looseSchema(summaryForm.notes),
  /** Goes with the parcel. */
  gift_message: looseSchema(giftForm.message),
  /** The parcel must contain no prices. */
  hide_prices: flag.optional(),
  /** Where the buyer wants updates of this order by WhatsApp to go. */
  whatsapp_phone: looseSchema(updatesForm.phone),
  /** The words that were shown with that tick. */
  whatsapp_wording: givenText(500).optional(),
  promo_code: looseSchema(promoForm.promo_code),
  /** Left out: paid at the payment provider. */
  payment_way: z.enum(paymentWays).optional(),
  /** The lines in the summary that the shopper saw: an order with other lines is refused. */
  cart_item_ids: z.array(id).max(200).optional(),
  /** The total in the summary that the shopper saw: an order with another total is refused. */
  expected_total: money.optional(),
})
export type CheckoutTrx = z.input<typeof orderBody>

const whoBuys = {
  guest_email: true,
  address_recipient_name: true,
  address_recipient_phone: true,
  address_zip: true,
  address_street: true,
  address_notes: true,
  address_pin: true,
  shipping_notes: true,
  gift_message: true,
  whatsapp_phone: true,
} as const

/** The personal data of an order: buyer and address. */
export const buyerDetails = orderBody.pick(whoBuys).extend({
  /** What is typed for address_pin, also while it is no place yet. */
  typed_latitude: looseSchema(pinForm.latitude),
  typed_longitude: looseSchema(pinForm.longitude),
})
export type BuyerDetails = z.input<typeof buyerDetails>

/** The other fields of an order: ids, amounts and codes. */
export const orderChoices = orderBody.omit(whoBuys)
export type OrderChoices = z.input<typeof orderChoices>

export const checkoutEndpoints = {
  'POST checkout': {
    summary: 'How the cart can be bought: the stores that have at least one of its lines.',
    refuses: ['CART_EMPTY'],
    access: 'device',
    effect: 'reads',
    body: z.object(bought),
    data: availability,
  },
  'POST checkout-shipping': {
    summary:
      "The couriers' tiers from a hub to a sub-district, for what the hub can serve of the cart. The key of a courier is the backend's; the shop shows its label of that key, or the key itself.",
    refuses: ['ADDRESS_INCOMPLETE', 'OUT_OF_STOCK'],
    access: 'device',
    effect: 'reads',
    body: z.object({
      ...bought,
      subdistrict_id: id,
      showroom_id: id,
      address_pin: pin.nullish(),
    }),
    data: z.object({ couriers: z.record(z.string(), withRecord(z.array(shippingOption))) }),
  },
  'POST check-showroom-stock-availability': {
    summary: 'How many pieces a showroom has of each line of the cart.',
    access: 'device',
    effect: 'reads',
    body: z.object({ ...bought, showroom_id: id }),
    data: z.object({ cart_items_availability: whole(z.array(lineAvailability)) }),
  },
  'POST checkout-trx': {
    summary:
      'Places the order and gives the form for the payment provider, or instead the address of its page. The same Idempotency-Key gives the same order and form.',
    refuses: [
      'CART_EMPTY',
      'CART_CHANGED',
      'OUT_OF_STOCK',
      'ORDER_LIMIT',
      'SHIPPING_CHANGED',
      'PAYMENT_WAY',
      'CASH_ORDERS',
      'BELOW_MINIMUM',
      'ADDRESS_INCOMPLETE',
      'PROMO_INVALID',
      'ORDER_CLOSED',
      'UNPAID_ORDERS',
      'TOO_MANY_REQUESTS',
      'NOT_FOUND',
      'UNAUTHORIZED',
      'FORBIDDEN',
    ],
    access: 'device',
    effect: 'writes',
    body: orderBody,
    data: z
      .object({
        ...wayToPay,
        /** For a backend with `POST order-lookup`, which counts the attempts of strangers apart. */
        order_token: orderToken.nullish(),
      })
      .refine(({ payment_data, payment_redirect }) => payment_data ?? payment_redirect, {
        path: ['payment_data'],
        error: 'is missing',
      }),
  },
} satisfies EndpointMap

/** Parcels that came to a region, for a backend that keeps the promised days with its orders. */
const onTime = z
  .object({ region: z.string(), parcels: quantity, in_time: quantity })
  .meta({ id: 'OnTime' })

/** An addition to spec §7 for the product page; a backend may leave it out. */
export const productEstimateEndpoints = {
  'GET product-promise': {
    summary:
      "The courier's tiers for one piece of a product to a sub-district, from the hub that the checkout would recommend; empty when no hub can send it there.",
    refuses: ['NOT_FOUND', 'ADDRESS_INCOMPLETE'],
    access: 'public',
    effect: 'reads',
    isOptional: true,
    query: z.object({
      product_detail_id: id,
      subdistrict_id: id,
      /** Left out: any size. */
      size: requiredGivenText(20).optional(),
    }),
    data: z.object({ tiers: z.array(shippingOption), on_time: onTime.nullish() }),
  },
} satisfies EndpointMap
