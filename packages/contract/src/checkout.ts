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

/** A way to pay without a payment provider that the backend offers. */
const offeredWay = z
  .object({
    way: z.enum(paymentWays),
    /** The displayed name; by default the shop's own. */
    name: z.string().nullish(),
    /** Added to the total, in whole rupiah. */
    fee: money,
    /** The most that an order may cost without the fee, in whole rupiah. */
    max_total: money.nullish(),
    /** Hours for which a store holds an order to be paid there. */
    hours: wholeNumber(1, 720).nullish(),
    /** Why this shopper cannot use it now; shown. */
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
    /** Each available store's stock for each cart line, so that stores can show it. */
    available_stores_stock: z
      .array(
        z.object({ showroom_id: id, cart_items_availability: whole(z.array(lineAvailability)) }),
      )
      .nullish(),
    /** The payment channels in display order. By default the shop shows those of spec §9 and QRIS. */
    payment_channels: paymentChannels,
    /** By default every order is paid at the payment provider. */
    payment_ways: z.array(offeredWay).nullish(),
    return_days: returnDaysField,
    /** Whether `POST checkout-trx` accepts whatsapp_phone and whatsapp_wording. */
    has_whatsapp_updates: flag.nullish(),
    /** Whether `POST checkout-trx` accepts gift_message and hide_prices. */
    has_gift_options: flag.nullish(),
    /** Whether `POST checkout-shipping` and `POST checkout-trx` accept address_pin, and a courier needs it. */
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
    /** Whether the courier collects cash for the shop on delivery. */
    takes_cash: flag.nullish(),
    /** Whether the courier delivers to address_pin, and is offered only with one. */
    needs_pin: flag.nullish(),
    /** A note for shoppers. */
    note: z.string().nullish(),
  })
  .meta({ id: 'ShippingOption' })
export type ShippingOption = z.infer<typeof shippingOption>

/** The purchase: the cart, or one product in its place. */
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
  /** Sent with the parcel. */
  gift_message: looseSchema(giftForm.message),
  /** Whether the parcel must contain no prices. */
  hide_prices: flag.optional(),
  /** The phone number for updates of this order by WhatsApp. */
  whatsapp_phone: looseSchema(updatesForm.phone),
  /** The text shown with the consent. */
  whatsapp_wording: givenText(500).optional(),
  promo_code: looseSchema(promoForm.promo_code),
  /** Defaults to payment at the provider. */
  payment_way: z.enum(paymentWays).optional(),
  /** The lines of the summary that the shopper saw. An order with other lines is refused. */
  cart_item_ids: z.array(id).max(200).optional(),
  /** The total of the summary that the shopper saw. An order with another total is refused. */
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
  /** The typed text of address_pin, even before it is a valid place. */
  typed_latitude: looseSchema(pinForm.latitude),
  typed_longitude: looseSchema(pinForm.longitude),
})
export type BuyerDetails = z.input<typeof buyerDetails>

/** The other fields of an order: ids, amounts and codes. */
export const orderChoices = orderBody.omit(whoBuys)
export type OrderChoices = z.input<typeof orderChoices>

export const checkoutEndpoints = {
  'POST checkout': {
    summary: 'Returns how the cart can be bought: the stores that have at least one of its lines.',
    refuses: ['CART_EMPTY'],
    access: 'device',
    effect: 'reads',
    body: z.object(bought),
    data: availability,
  },
  'POST checkout-shipping': {
    summary:
      "Returns the couriers' tiers from a hub to a sub-district, for the part of the cart that the hub can serve. The backend chooses the courier keys; the shop shows its own name for a key, or the key itself.",
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
    summary: 'Returns how many pieces of each cart line a showroom has.',
    access: 'device',
    effect: 'reads',
    body: z.object({ ...bought, showroom_id: id }),
    data: z.object({ cart_items_availability: whole(z.array(lineAvailability)) }),
  },
  'POST checkout-trx': {
    summary:
      "Places the order and returns the form for the payment provider, or the address of the provider's page instead. The same Idempotency-Key returns the same order and form.",
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
        /** For a backend with `POST order-lookup`, which counts attempts of unknown browsers separately. */
        order_token: orderToken.nullish(),
      })
      .refine(({ payment_data, payment_redirect }) => payment_data ?? payment_redirect, {
        path: ['payment_data'],
        error: 'is missing',
      }),
  },
} satisfies EndpointMap

/** Delivered parcels of a region, for a backend that stores promised days with its orders. */
const onTime = z
  .object({ region: z.string(), parcels: quantity, in_time: quantity })
  .meta({ id: 'OnTime' })

/** An optional addition to spec §7 for the product page. */
export const productEstimateEndpoints = {
  'GET product-promise': {
    summary:
      "Returns the courier's tiers for one piece of a product to a sub-district, from the hub that the checkout would recommend; empty if no hub can ship it there.",
    refuses: ['NOT_FOUND', 'ADDRESS_INCOMPLETE'],
    access: 'public',
    effect: 'reads',
    isOptional: true,
    query: z.object({
      product_detail_id: id,
      subdistrict_id: id,
      /** Defaults to any size. */
      size: requiredGivenText(20).optional(),
    }),
    data: z.object({ tiers: z.array(shippingOption), on_time: onTime.nullish() }),
  },
} satisfies EndpointMap
