import { givenText } from '@etalase/contract/fields.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { z } from 'zod'
import { answeredBody, isRefused } from '#http/ask-provider.ts'
import {
  askBiteship,
  type BiteshipAccount,
  biteshipId,
  rupiahAmount,
} from '#shipping/biteship/api.ts'
import { stageOf } from '#shipping/biteship/status.ts'
import { isCancellable } from '#shipping/parcel-stages.ts'
import { type BookedParcel, BookingRefused } from '#shipping/shipping.ts'

/** Biteship books the courier during the request. */
const bookingWaitMs = 20_000

const status = z.string().min(1).max(40)

const event = z.object({ status, updated_at: z.iso.datetime({ offset: true, local: true }) })

/** The fields we read of a Biteship order. */
const order = z.object({
  success: z.literal(true),
  id: biteshipId,
  reference_id: z.string().max(64).nullish(),
  status,
  price: rupiahAmount.nullish(),
  courier: z.object({
    waybill_id: givenText(60).nullish(),
    history: z.array(z.unknown()).max(1_000).nullish(),
  }),
})
type BiteshipOrder = z.output<typeof order>

/** Why a request failed, sometimes with HTTP 200. The id of an existing order with our reference is in either place. */
const failure = z.object({
  success: z.literal(false),
  code: z.number().nullish(),
  error: givenText(500).nullish(),
  message: givenText(500).nullish(),
  order_id: biteshipId.nullish(),
  details: z.object({ order_id: biteshipId.nullish() }).nullish().catch(null),
})

/** An order with this reference exists. */
const referenceTaken = 40_002_060

function eventsOf({ courier }: BiteshipOrder) {
  const events = (courier.history ?? []).flatMap((found) => event.safeParse(found).data ?? [])
  return events
    .map((one) => ({ stage: stageOf(one.status), at: new Date(one.updated_at) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

const toParcel = (found: BiteshipOrder): BookedParcel => ({
  bookingId: found.id,
  reference: found.reference_id ?? null,
  waybill: found.courier.waybill_id || null,
  cost: found.price ? rupiah(found.price) : null,
  status: found.status,
  stage: stageOf(found.status),
  events: eventsOf(found),
})

/** Reads a booking's current state. Throws when it can't be read. */
export async function readOrder(account: BiteshipAccount, id: string): Promise<BookedParcel> {
  const found = await askBiteship(account, `/v1/orders/${id}`, order)
  if (found.id !== id) throw new Error('Another order was answered')
  return toParcel(found)
}

/** The code for a reason that isn't on Biteship's list (docs/couriers.md). */
const cancellation = {
  cancellation_reason_code: 'others',
  cancellation_reason: 'The order was cancelled',
}

/** Cancels an order and reads it, as it may have ended or its parcel may be on its way. Throws if the order is still active. */
export async function cancelOrder(account: BiteshipAccount, id: string): Promise<BookedParcel> {
  const done = z.object({ success: z.literal(true) })
  try {
    await askBiteship(account, `/v1/orders/${id}/cancel`, done, { body: cancellation })
  } catch (error) {
    const found = await readOrder(account, id)
    if (isCancellable(found.stage)) throw error
    return found
  }
  return readOrder(account, id)
}

/** Requests an order; returns it, or the reason it failed. */
async function ask(account: BiteshipAccount, body: object) {
  try {
    const answer = z.union([order, failure])
    return await askBiteship(account, '/v1/orders', answer, { body, ms: bookingWaitMs })
  } catch (error) {
    if (!isRefused(error)) throw error
    const { data } = failure.safeParse(answeredBody(error))
    if (!data) throw new BookingRefused('Biteship refused it without saying why.')
    return data
  }
}

/**
 * Creates an order, or finds the one that an earlier call with a lost response created under the same reference. Throws BookingRefused if
 * it is certainly not booked, and other errors if that is unknown.
 */
export async function createOrder(
  account: BiteshipAccount,
  body: object & { reference_id: string },
): Promise<BookedParcel> {
  const answered = await ask(account, body)
  if (!answered.success) {
    const { code, error, message, details, order_id } = answered
    const existing = details?.order_id ?? order_id
    if (code !== referenceTaken || !existing)
      throw new BookingRefused(`Biteship: ${error ?? message ?? 'refused'} (${code ?? 'no code'})`)
    return requireOurs(await readOrder(account, existing), body)
  }
  return requireOurs(toParcel(answered), body)
}

function requireOurs(parcel: BookedParcel, { reference_id }: { reference_id: string }) {
  if (parcel.reference !== null && parcel.reference !== reference_id)
    throw new Error('The order that was created is of another parcel')
  return parcel
}
