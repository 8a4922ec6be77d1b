import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'

const backend = 'http://localhost:4000'

const provinces = [
  { id: 31, province_name: 'DKI Jakarta' },
  { id: 32, province_name: 'Jawa Barat' },
]
const cities = new Map([
  ['31', [{ id: 3174, type: 'Kota', city_name: 'Jakarta Selatan' }]],
  ['32', [{ id: 3273, type: 'Kota', city_name: 'Bandung' }]],
])
const subdistricts = new Map([
  ['3174', [{ id: 317402, subdistrict_name: 'Cilandak' }]],
  ['3273', [{ id: 327301, subdistrict_name: 'Coblong' }]],
])

/** Stubs two provinces with one city each, and one sub-district per city; returns the lists requested. */
export function hasAreas(): string[] {
  const asked: string[] = []
  const list = (path: string, listOf: (id: string) => object) =>
    http.get(`${backend}/master/${path}`, ({ request }) => {
      const [id = ''] = new URL(request.url).searchParams.values()
      asked.push(`${path} ${id}`.trim())
      return HttpResponse.json({ data: listOf(id) })
    })
  backendStub.use(
    list('province', () => ({ province_list: provinces })),
    list('city', (id) => ({ city_list: cities.get(id) ?? [] })),
    list('subdistrict', (id) => ({ subdistrict_list: subdistricts.get(id) ?? [] })),
  )
  return asked
}
