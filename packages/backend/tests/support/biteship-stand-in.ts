import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'

export const apiKey = 'biteship_test.key-of-the-test-company'
const webhookSecret = 'secret-of-all-webhooks-of-the-test-company'

export const biteshipSettings = {
  COURIER_PROVIDER: 'biteship',
  BITESHIP_API_KEY: apiKey,
  BITESHIP_COURIERS: 'jne, sicepat, anteraja',
  BITESHIP_WEBHOOK_SECRET: webhookSecret,
}

/** The header that the company has configured in Biteship's dashboard. */
export const withSecret = { 'x-webhook-secret': webhookSecret }

export type Fields = Record<string, unknown>
type Answer = Response | Promise<Response>

/** Builds an area as in the documented example. */
export const anArea = (
  district: string,
  postal_code: number,
  city = 'Jakarta Selatan',
): Fields => ({
  id: `IDNP6IDNC148IDND${district.length}IDZ${postal_code}`,
  name: `${district}, ${city}, DKI Jakarta. ${postal_code}`,
  country_name: 'Indonesia',
  country_code: 'ID',
  administrative_division_level_1_name: 'DKI Jakarta',
  administrative_division_level_1_type: 'province',
  administrative_division_level_2_name: city,
  administrative_division_level_2_type: 'city',
  administrative_division_level_3_name: district,
  administrative_division_level_3_type: 'district',
  postal_code,
})

/** Builds a tariff with the fields of the documented example. */
export const aRate = (change: Fields = {}): Fields => ({
  available_collection_method: ['pickup'],
  available_for_cash_on_delivery: true,
  available_for_proof_of_delivery: false,
  available_for_instant_waybill_id: true,
  available_for_insurance: true,
  company: 'jne',
  courier_name: 'JNE',
  courier_code: 'jne',
  courier_service_name: 'Reguler',
  courier_service_code: 'reg',
  currency: 'IDR',
  description: 'Layanan reguler',
  duration: '2 - 3 days',
  shipment_duration_range: '2 - 3',
  shipment_duration_unit: 'days',
  service_type: 'standard',
  shipping_type: 'parcel',
  shipping_fee: 11_000,
  price: 11_000,
  tax_lines: [],
  type: 'reg',
  ...change,
})

const severalRates = [
  aRate({
    courier_name: 'SiCepat',
    courier_code: 'sicepat',
    courier_service_name: 'Same Day',
    courier_service_code: 'sds',
    shipment_duration_range: '6 - 8',
    shipment_duration_unit: 'hours',
    service_type: 'same_day',
    price: 25_000,
  }),
  aRate(),
  aRate({
    courier_service_name: 'JNE Trucking',
    courier_service_code: 'jtr',
    shipment_duration_range: '3 - 4',
    service_type: 'standard',
    shipping_type: 'freight',
    price: 45_000,
  }),
]

/** Builds Grab's instant tier as in the documented example: its type is 'same_day'. */
export const instantRate = (change: Fields = {}): Fields =>
  aRate({
    company: 'grab',
    courier_name: 'GRAB',
    courier_code: 'grab',
    courier_service_name: 'Instant',
    courier_service_code: 'instant',
    description: 'Instant service for on demand needs.',
    duration: '1 - 3 Hours',
    shipment_duration_range: '1 - 3',
    shipment_duration_unit: 'hours',
    service_type: 'same_day',
    price: 21_000,
    type: 'instant',
    ...change,
  })

const api = 'https://api.biteship.com/v1'

/** Biteship as its public documents and clients describe it (docs/couriers.md): areas, tariffs, and orders that accept a reference once. */
export class BiteshipStandIn {
  readonly searched: string[] = []
  readonly asked: { authorization: string | null; body: Fields }[] = []
  readonly created: Fields[] = []
  readonly orders = new Map<string, Fields>()
  readonly read: string[] = []
  readonly cancelled: { id: string; body: Fields }[] = []

  /** Answers all calls, with overrides. */
  answers(
    given: {
      areas?: (words: string) => Answer
      rates?: (body: Fields) => Answer
      pinRates?: (body: Fields) => Answer
      create?: (order: Fields) => Answer | undefined | Promise<undefined>
      readOne?: (order: Fields | undefined) => Answer | undefined
      cancel?: (order: Fields | undefined) => Answer | undefined
    } = {},
  ): void {
    backendStub.use(
      http.get(`${api}/maps/areas`, ({ request }) => {
        const words = new URL(request.url).searchParams.get('input') ?? ''
        this.searched.push(words)
        const areas = [anArea('Mampang Prapatan', 12_730), anArea('Cilandak', 12_430)]
        return given.areas?.(words) ?? HttpResponse.json({ success: true, areas })
      }),
      http.post(`${api}/rates/couriers`, async ({ request }) => {
        const body: Fields = Object(await request.json())
        this.asked.push({ authorization: request.headers.get('Authorization'), body })
        if (body.destination_latitude !== undefined)
          return given.pinRates?.(body) ?? ratesAnswer([instantRate()])
        return given.rates?.(body) ?? ratesAnswer(severalRates)
      }),
      http.post(`${api}/orders`, async ({ request }) => {
        const body: Fields = Object(await request.json())
        this.created.push(body)
        const [taken] = [...this.orders].filter(([, one]) => one.reference_id === body.reference_id)
        if (taken) return referenceTaken(taken[0])
        const order = this.#order(body)
        this.orders.set(String(order.id), order)
        return (await given.create?.(order)) ?? HttpResponse.json(order)
      }),
      http.post(`${api}/orders/:id/cancel`, async ({ params, request }) => {
        const id = String(params.id)
        this.cancelled.push({ id, body: Object(await request.json()) })
        const refused = given.cancel?.(this.orders.get(id))
        if (refused) return refused
        const order = { ...this.orders.get(id), status: 'cancelled' }
        this.orders.set(id, order)
        return HttpResponse.json({ success: true, object: 'order', id, status: 'cancelled' })
      }),
      http.get(`${api}/orders/:id`, ({ params }) => {
        this.read.push(String(params.id))
        const order = this.orders.get(String(params.id))
        return (
          given.readOne?.(order) ??
          HttpResponse.json(order ?? notFound, { status: order ? 200 : 404 })
        )
      }),
    )
  }

  #order({ reference_id, courier_company, courier_type }: Fields): Fields {
    return {
      success: true,
      message: 'Order successfully created',
      object: 'order',
      id: `5dd599ebdefcd4158eb847${10 + this.orders.size}`,
      reference_id,
      courier: {
        tracking_id: '6de509ebdefgh4158ij3451c',
        waybill_id: `WYB-111222333444${this.orders.size}`,
        company: courier_company,
        type: courier_type,
        driver_name: null,
        routing_code: null,
      },
      currency: 'IDR',
      price: 11_000,
      status: 'confirmed',
    }
  }

  /** Moves an order through some statuses, an hour each. */
  happens(id: string, ...statuses: string[]): void {
    const order = this.orders.get(id) ?? {}
    const history = statuses.map((status, hour) => ({
      status,
      note: 'Kurir Budi (081234567890) sedang menuju lokasi',
      service_type: 'standard',
      updated_at: `2026-08-03T${String(10 + hour).padStart(2, '0')}:00:00+07:00`,
    }))
    this.orders.set(id, {
      ...order,
      status: statuses.at(-1),
      courier: { ...Object(order.courier), history },
    })
  }

  forget(): void {
    for (const list of [this.searched, this.asked, this.created, this.read, this.cancelled])
      list.length = 0
    this.orders.clear()
  }
}

export const ratesAnswer = (pricing: unknown): Response =>
  HttpResponse.json({
    success: true,
    object: 'courier_pricing',
    message: 'Success to retrieve courier pricing',
    code: 20_001_003,
    pricing,
  } as Fields)

/** As public clients read it, with the order's number in `details`. */
const referenceTaken = (order_id: string) =>
  HttpResponse.json(
    {
      success: false,
      error: 'Reference ID already exists.',
      code: 40_002_060,
      details: { order_id },
    },
    { status: 400 },
  )

const notFound = { success: false, error: 'Order not found', code: 40_402_001 }
