import { issuesOf } from '@etalase/contract/rules/field.ts'
import { guestAddressForm, savedAddressForm } from '@etalase/contract/rules/forms.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { nextLevel } from '#lib/checkout/destination.ts'
import { asksForList, postedAddress, withKnownArea } from '#lib/gateway/address.ts'
import { hasAreas } from '#tests/support/areas-stub.ts'

const backend = 'http://localhost:4000'

stubBackend()

const typed = {
  label: ' Rumah ',
  recipientName: 'Ibu Dewi',
  recipientPhone: '0812 3456 7890',
  street: 'Jl. Cilandak 1\r\nRT 03',
  zip: '12430',
  notes: '',
}

const posted = (ids: Record<string, string>) => postedAddress({ ...typed, ...ids })

/** Returns the posted ids that are kept. */
async function known(provinceId: string, cityId = '', subdistrictId = '') {
  const address = await withKnownArea(posted({ provinceId, cityId, subdistrictId }))
  return [address.provinceId, address.cityId, address.subdistrictId]
}

describe('the area of a posted address', () => {
  test('is accepted when its parts belong together, with the texts as typed', async () => {
    hasAreas()
    const address = await withKnownArea(
      posted({ provinceId: '31', cityId: '3174', subdistrictId: '317402' }),
    )
    expect(address).toEqual({ ...typed, provinceId: 31, cityId: 3174, subdistrictId: 317402 })
    expect(issuesOf(savedAddressForm, address)).toEqual({})
    expect(issuesOf(guestAddressForm, address)).toEqual({})
    expect(nextLevel(address)).toBe('subdistrictId')
  })

  test("loses another province's city, and the areas in it", async () => {
    hasAreas()
    expect(await known('32', '3174', '317402')).toEqual([32, null, null])
  })

  test("loses another city's sub-district", async () => {
    hasAreas()
    expect(await known('31', '3174', '327301')).toEqual([31, 3174, null])
  })

  test.each(['', '0', '-31', '31.0', '3e1', '999999', '99999999999', "31' or 1=1", '__proto__'])(
    'is not found for %o as a province, and no list is loaded for an unknown one',
    async (provinceId) => {
      const asked = hasAreas()
      expect(await known(provinceId, '3174', '317402')).toEqual([null, null, null])
      expect(asked).toEqual(['province'])
    },
  )

  test('that is missing is an error at the first unchosen level, as with scripts', async () => {
    hasAreas()
    const address = await withKnownArea(posted({ provinceId: '31', cityId: '3273' }))
    expect(nextLevel(address)).toBe('cityId')
    expect(issuesOf(guestAddressForm, address)).toEqual({
      cityId: 'cityRequired',
      subdistrictId: 'subdistrictRequired',
    })
  })

  test('is not guessed while the backend is down: the call fails', async () => {
    backendStub.use(http.get(`${backend}/master/province`, () => HttpResponse.error()))
    await expect(known('31')).rejects.toMatchObject({ kind: 'network' })
  })
})

test('only a button for the next list loads a list', () => {
  expect(asksForList({ list: 'provinceId' })).toBe(true)
  for (const body of [{}, { list: '' }, { list: ['x'] }, null])
    expect(asksForList(body)).toBe(false)
})
