import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'

export const apiKey = 'key-of-shipping-cost-of-the-test-company'

export const rajaongkirSettings = {
  COURIER_PROVIDER: 'rajaongkir',
  RAJAONGKIR_API_KEY: apiKey,
  RAJAONGKIR_COURIERS: 'jne, sicepat, pos, ide',
}

type Fields = Record<string, unknown>
type Answer = Response | Promise<Response>

const meta = (message: string, code = 200) => ({
  message,
  code,
  status: code === 200 ? 'success' : 'error',
})

/** Builds an error as documented: the same code in the body, and no data. */
export const failed = (message: string, code: number): Response =>
  HttpResponse.json({ meta: meta(message, code), data: null }, { status: code })

export const found = (data: unknown): Response =>
  HttpResponse.json({ meta: meta('Success'), data } as Fields)

/** Builds a place as in public examples: a village, and a city without its type. */
export const aPlace = (
  district: string,
  zip_code: string,
  { id = 17_000 + Number(zip_code) / 10, city = 'JAKARTA SELATAN', village = district } = {},
): Fields => ({
  id,
  label: `${village}, ${district}, ${city}, DKI JAKARTA, ${zip_code}`,
  province_name: 'DKI JAKARTA',
  city_name: city,
  district_name: district.toUpperCase(),
  subdistrict_name: village.toUpperCase(),
  zip_code,
})

export const aRate = (change: Fields = {}): Fields => ({
  name: 'Jalur Nugraha Ekakurir (JNE)',
  code: 'jne',
  service: 'REG',
  description: 'Layanan Reguler',
  cost: 11_000,
  etd: '1-2 day',
  ...change,
})

/** Tariffs of the documented example, cheapest first. */
const severalRates = [
  aRate({
    name: 'POS Indonesia (POS)',
    code: 'pos',
    service: 'Pos Reguler',
    description: '240',
    cost: 8_000,
    etd: '2 day',
  }),
  aRate({
    name: 'ID Express',
    code: 'ide',
    service: 'STD',
    description: 'Std',
    cost: 9_000,
    etd: '0-0 day',
  }),
  aRate(),
  aRate({
    name: 'SiCepat Express',
    code: 'sicepat',
    service: 'BEST',
    description: 'Besok Sampai Tujuan',
    cost: 14_000,
    etd: '1 day',
  }),
  aRate({ service: 'JTR', description: 'JNE Trucking', cost: 40_000, etd: '3 day' }),
  aRate({ service: 'JTR<130', description: 'JNE Trucking', cost: 300_000, etd: '3 day' }),
]

const api = 'https://rajaongkir.komerce.id/api/v1'

/** RajaOngkir as its public documents describe it (docs/couriers.md): places by words, and tariffs between two of them. */
export class RajaongkirStandIn {
  readonly searched: string[] = []
  readonly asked: { key: string | null; form: Fields }[] = []

  /** Answers all calls, with overrides. */
  answers(given: { places?: (words: string) => Answer; rates?: () => Answer } = {}): void {
    backendStub.use(
      http.get(`${api}/destination/domestic-destination`, ({ request }) => {
        const words = new URL(request.url).searchParams.get('search') ?? ''
        this.searched.push(words)
        if (given.places) return given.places(words)
        const places = [aPlace('Mampang Prapatan', '12730'), aPlace('Cilandak', '12430')]
        const known = places.filter(({ label }) =>
          String(label).toLowerCase().includes(words.toLowerCase()),
        )
        return known.length > 0 ? found(known) : failed('Domestic Destinations Data not found', 404)
      }),
      http.post(`${api}/calculate/domestic-cost`, async ({ request }) => {
        const form = Object.fromEntries(new URLSearchParams(await request.text()))
        this.asked.push({ key: request.headers.get('key'), form })
        return given.rates?.() ?? found(severalRates)
      }),
    )
  }

  forget(): void {
    this.searched.length = 0
    this.asked.length = 0
  }
}
