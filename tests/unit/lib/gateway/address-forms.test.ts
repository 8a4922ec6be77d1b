import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { readAddressDraft } from '#lib/session/address-draft.ts'
import { keepSession } from '#lib/session/session.ts'
import { hasAreas } from '#tests/support/areas-stub.ts'
import { backendHears } from '#tests/support/backend-says.ts'
import {
  aRequest,
  flashOf,
  goesTo,
  setCookie,
  testOwner,
  testToken,
} from '#tests/support/shop-request.ts'

const backend = 'http://localhost:4000'
const page = '/account/shipping-address'

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  hasAreas()
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

const typed = {
  label: 'Mum',
  recipientName: 'Ibu Dewi',
  recipientPhone: '0812 3456 7890',
  street: 'Jl. Cilandak 1\r\nRT 03',
  provinceId: '31',
  cityId: '3174',
  subdistrictId: '317402',
  zip: '12430',
  notes: '',
}

type Given = Partial<Parameters<typeof aRequest>[2]>

const post = async (
  form: 'save' | 'primary' | 'remove',
  fields: Record<string, string>,
  given: Given = {},
) => {
  const body = `${new URLSearchParams(fields)}`
  const request = await aRequest('POST', `/api/address/${form}`, {
    body,
    isSignedIn: true,
    ...given,
  })
  return serve(request)
}

const save = (fields: Record<string, string> = {}, given: Given = {}) =>
  post('save', { ...typed, ...fields }, given)

/** Returns the draft that a customer finds in the address form after a response. */
async function draftOf(response: Response, id: number | null, owner = testOwner) {
  let session = ''
  await keepSession({ set: (_, value) => (session = value) }, { token: testToken, owner })
  const cookies = {
    get: (name: string) => ({
      value: name === 'session' ? session : (setCookie(response, name) ?? ''),
    }),
  }
  return readAddressDraft(cookies, id)
}

const saved = { data: { message: 'Your address has been added.' } }

describe('an address saved without scripts', () => {
  test('reaches the backend as it does with scripts, and the list confirms it', async () => {
    const heard = backendHears('post', 'user/address', saved)
    const response = await save()
    expect(goesTo(response)).toEqual([303, page])
    expect(await flashOf(response, page)).toMatchObject({ isDone: true, ...saved.data })
    expect(heard).toEqual([
      [
        {
          address_label: 'Mum',
          recipient_name: 'Ibu Dewi',
          recipient_phone: '0812 3456 7890',
          recipient_zip: '12430',
          address_street: 'Jl. Cilandak 1 RT 03',
          province_id: 31,
          city_id: 3174,
          subdistrict_id: 317402,
          address_notes: '',
        },
        testToken,
      ],
    ])
    expect(setCookie(response, 'address-draft-1')).toBe('')
  })

  test('is updated under its id', async () => {
    const heard = backendHears('put', 'user/address', saved)
    await save({ user_address_id: '7' })
    expect(heard).toMatchObject([[{ user_address_id: 7, address_label: 'Mum' }, testToken]])
  })

  test("is not sent with another province's city: it asks for the city, and keeps the rest", async () => {
    const heard = backendHears('post', 'user/address', saved)
    const response = await save({ provinceId: '32' })
    expect(goesTo(response)).toEqual([303, `${page}/new#city`])
    expect(Object.keys((await flashOf(response, page))?.problems ?? {})).toEqual([
      'cityId',
      'subdistrictId',
    ])
    expect(await draftOf(response, null)).toEqual({
      ...typed,
      provinceId: 32,
      cityId: null,
      subdistrictId: null,
    })
    expect(heard).toEqual([])
  })

  test('that only asks for the next list is not validated further', async () => {
    const response = await save({ list: 'provinceId', cityId: '', label: '' })
    expect(goesTo(response)).toEqual([303, `${page}/new#city`])
    expect(await flashOf(response, page)).toBeNull()
  })
})

describe('the input of an address', () => {
  test.each([
    ['is down', () => HttpResponse.error(), 'Connection failed, please try again'],
    [
      'refuses it',
      () => HttpResponse.json({ error: { message: 'Incomplete.' } }, { status: 400 }),
      'Incomplete.',
    ],
  ])('stays when the backend %s, with a message', async (_, answer, message) => {
    backendStub.use(http.post(`${backend}/user/address`, answer))
    const response = await save()
    expect(goesTo(response)).toEqual([303, `${page}/new`])
    expect(await flashOf(response, page)).toMatchObject({ message, isDone: false })
    expect(await draftOf(response, null)).toMatchObject({ street: typed.street, cityId: 3174 })
  })

  test('stays when the areas fail to load', async () => {
    backendStub.use(http.get(`${backend}/master/province`, () => HttpResponse.error()))
    const response = await save({ user_address_id: '7' })
    expect(goesTo(response)).toEqual([303, `${page}/7`])
    expect(await draftOf(response, 7)).toMatchObject({ label: 'Mum', provinceId: 31 })
  })

  test('stays as a new address when the edited one is gone', async () => {
    const error = { message: 'This address no longer exists.', code: 'NOT_FOUND' }
    backendHears('put', 'user/address', { error }, 404)
    const response = await save({ user_address_id: '7' })
    expect(goesTo(response)).toEqual([303, `${page}/new`])
    expect(await flashOf(response, page)).toMatchObject({ message: error.message })
    expect(await draftOf(response, null)).toMatchObject({ label: 'Mum' })
  })

  test.each([true, false])(
    'stays when the session has ended (in the backend: %s), for the same customer alone',
    async (isSignedIn) => {
      backendHears('post', 'user/address', { error: { message: 'x' } }, 401)
      const response = await save({}, { isSignedIn, owner: testOwner })
      expect(goesTo(response)).toEqual([303, '/?notice=session-ended#notice'])
      expect(setCookie(response, 'session')).toBe('')
      expect(await draftOf(response, null)).toMatchObject({ label: 'Mum' })
      expect(await draftOf(response, null, 'somebody-else')).toBeNull()
      expect(await draftOf(response, 7)).toBeNull()
    },
  )

  test.each(['x', 'ᮃ', '😀'])(
    'stays even when far too long: in full, or long enough to show that (%s)',
    async (sign) => {
      const long = Object.fromEntries(
        ['label', 'recipientName', 'street', 'notes'].map((name) => [name, sign.repeat(1_000)]),
      )
      const response = await save(long)
      const draft = await draftOf(response, null)
      expect(draft?.street.length).toBeGreaterThan(300)
      expect(draft?.notes.length).toBeGreaterThan(300)
      expect(Object.keys((await flashOf(response, page))?.problems ?? {})).toContain('street')
    },
  )

  test('stays for an hour', async () => {
    const response = await save({ label: '' })
    const line = response.headers.getSetCookie().find((one) => one.startsWith('address-draft-1='))
    expect(line).toContain('; Max-Age=3600;')
  })

  test('is hidden from scripts, other paths and other sites', async () => {
    const response = await save({ label: '' })
    const line = response.headers.getSetCookie().find((one) => one.startsWith('address-draft-1='))
    expect(line).toMatch(/; Path=\/account\/shipping-address;/)
    expect(line).toMatch(/; HttpOnly; SameSite=lax/i)
    expect(decodeURIComponent(line ?? '')).not.toContain('Dewi')
  })
})

describe('the forms of the addresses', () => {
  test("refuse another customer's page: nothing is sent or stored", async () => {
    const heard = backendHears('post', 'user/address', saved)
    const response = await save({}, { owner: 'somebody-else' })
    expect(goesTo(response)).toEqual([303, page])
    expect(setCookie(response, 'address-draft-1')).toBeUndefined()
    expect(heard).toEqual([])
  })

  test.each(['', 'x', '-1', '1 or 1=1'])('refuse %o as an address', async (user_address_id) => {
    for (const form of ['primary', 'remove'] as const) {
      const response = await post(form, { user_address_id })
      expect(goesTo(response)).toEqual([303, page])
      expect(await flashOf(response, page)).toMatchObject({ isDone: false })
    }
  })
})

describe('a saved address', () => {
  test.each([
    ['primary', 'post', 'user/address-primary'],
    ['remove', 'delete', 'user/address'],
  ] as const)('is changed by %s, which the list confirms', async (form, verb, path) => {
    const heard = backendHears(verb, path, { data: { message: 'Done.' } })
    const response = await post(form, { user_address_id: '7' })
    expect(goesTo(response)).toEqual([303, page])
    expect(await flashOf(response, page)).toMatchObject({ message: 'Done.', isDone: true })
    expect(heard).toEqual([[{ user_address_id: 7 }, testToken]])
  })

  test.each(['primary', 'remove'] as const)(
    'is not changed by %s without a session, which the home page reports',
    async (form) => {
      const response = await post(form, { user_address_id: '7' }, { isSignedIn: false })
      expect(goesTo(response)).toEqual([303, '/?notice=session-ended#notice'])
    },
  )
})
