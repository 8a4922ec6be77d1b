import { brand } from '@etalase/brand/company.ts'
import { z } from 'zod'
import type { Database } from '#db/connection.ts'
import { printableText } from '#http/printable-text.ts'
import { sameSignature } from '#http/signature.ts'
import type { AreaOf } from '#shipping/aggregator/aggregator.ts'
import { type BiteshipAccount, biteshipId } from '#shipping/biteship/api.ts'
import { cancelOrder, createOrder, readOrder } from '#shipping/biteship/orders.ts'
import { courierOf } from '#shipping/biteship/rates.ts'
import {
  type Booking,
  BookingRefused,
  type Contact,
  type ParcelOrder,
  type WebhookReading,
  type WebhookRequest,
} from '#shipping/shipping.ts'
import { chargeableGrams } from '#shipping/tariffs.ts'

/** Formats a phone number as '0812…', as in all of Biteship's examples. */
const localPhone = (phone: string) => phone.replace(/^\+62/, '0').replaceAll(/[^\d+]/g, '')

interface Side {
  side: 'origin' | 'destination'
  contact: Contact
}

/** Returns a side's area id and postal code for couriers who deliver to an area. */
async function areaOfSide(db: Database, areaOf: AreaOf, { side, contact }: Side) {
  const area = await areaOf(db, contact.subdistrictId)
  if (!area) throw new BookingRefused(`Biteship does not know the area of the ${side}.`)
  return {
    [`${side}_area_id`]: area.areaId,
    ...(area.postalCode && { [`${side}_postal_code`]: Number(area.postalCode) }),
  }
}

/** Returns a side's coordinates; only couriers who deliver to a pin get them. */
function pinOfSide({ side, contact }: Side) {
  if (!contact.pin) throw new BookingRefused(`This courier needs the coordinates of the ${side}.`)
  return { [`${side}_coordinate`]: contact.pin }
}

/** Formats one side of a parcel with an order's field names. */
function sideOf({ side, contact }: Side) {
  return {
    [`${side}_contact_name`]: printableText(contact.name, 60),
    [`${side}_contact_phone`]: localPhone(contact.phone),
    [`${side}_address`]: printableText(contact.address, 300),
    [`${side}_note`]: printableText(contact.notes ?? '', 100),
  }
}

/** Returns the location that a courier gets for a side. */
type PlaceOf = (db: Database, side: Side, company: string) => Promise<object>

/** Builds an order request: one package, with the weight of its rate request. */
async function orderOf(db: Database, placeOf: PlaceOf, parcel: ParcelOrder) {
  const courier = courierOf(parcel.service)
  if (!courier) throw new BookingRefused('Biteship does not send this tier.')
  const origin: Side = { side: 'origin', contact: parcel.from }
  const destination: Side = { side: 'destination', contact: parcel.to }
  return {
    reference_id: parcel.reference,
    shipper_organization: brand.name,
    ...sideOf(origin),
    ...(await placeOf(db, origin, courier.company)),
    ...sideOf(destination),
    ...(await placeOf(db, destination, courier.company)),
    courier_company: courier.company,
    courier_type: courier.type,
    delivery_type: 'now',
    items: [
      {
        name: printableText(parcel.contents, 100),
        category: 'fashion',
        value: parcel.worth,
        weight: chargeableGrams(parcel.parcel),
        quantity: 1,
      },
    ],
  }
}

const webhook = z.object({ event: z.string().max(40), order_id: biteshipId })

const isEmpty = (body: unknown) =>
  body === null || body === undefined || Object.keys(Object(body)).length === 0

/** Checks the secret from the dashboard. It signs nothing, so the order is read again. */
function readWebhook(
  { webhookSecret }: BiteshipAccount,
  { body, headers }: WebhookRequest,
): WebhookReading {
  // The dashboard tests a new URL with an empty body.
  if (isEmpty(body)) return 'test'
  if (!sameSignature(webhookSecret, String(headers['x-webhook-secret']))) return 'unsigned'
  const { data } = webhook.safeParse(body)
  return data ? { bookingId: data.order_id } : 'malformed'
}

export function biteshipBooking(account: BiteshipAccount, areaOf: AreaOf): Booking {
  const placeOf: PlaceOf = async (db, side, company) =>
    account.pinCouriers.includes(company) ? pinOfSide(side) : areaOfSide(db, areaOf, side)
  return {
    sends: (service) => courierOf(service) !== undefined,
    book: async (db, parcel) => createOrder(account, await orderOf(db, placeOf, parcel)),
    read: (bookingId) => readOrder(account, bookingId),
    cancel: (bookingId) => cancelOrder(account, bookingId),
    readWebhook: (request) => readWebhook(account, request),
  }
}
