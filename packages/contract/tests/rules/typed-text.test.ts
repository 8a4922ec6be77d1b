import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#endpoint.ts'
import { endpoints } from '#endpoints.ts'
import { hexOrderNumber } from '#rules/codes.ts'
import { issuesOf, readForm } from '#rules/field.ts'
import { orderLookupForm, savedAddressForm, signUpForm } from '#rules/forms.ts'
import {
  typedEmail,
  typedNumber,
  typedOrderNumber,
  typedPhone,
  typedPromoCode,
  typedSearch,
  typedText,
  typedZip,
} from '#rules/typed-text.ts'

const kinds = {
  typedText,
  typedSearch,
  typedEmail,
  typedPhone,
  typedPromoCode,
  typedOrderNumber,
  typedZip,
  typedNumber,
}

/** Characters that are pasted by accident, between letters. */
const pasted = fc.string({
  unit: fc.constantFrom(
    ...'aA10@.<>,"\'“”«»# -–‑\u00a0\u200b\u200d\u202e\u00ad\ufeff\u0000\u0007\n\t\u0301ｅ１½²´ﬁ№\ud83d',
  ),
  maxLength: 30,
})

describe('typed or pasted text', () => {
  test.each(Object.entries(kinds))('has no invisible characters, read as %s', (_, read) => {
    fc.assert(
      fc.property(fc.oneof(pasted, fc.string({ unit: 'binary' })), (typed) => {
        const text = read(typed)
        expect(text).not.toMatch(/\p{Default_Ignorable_Code_Point}|\p{Cc}|\p{Cs}/u)
        expect(text).not.toMatch(/^\s|\s$|\s\s|[\u00a0\u202f]/)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each(Object.entries(kinds))('is unchanged when read again, as %s', (_, read) => {
    fc.assert(
      fc.property(pasted, (typed) => {
        expect(read(read(typed))).toBe(read(typed))
      }),
      { numRuns: 2_000 },
    )
  })

  test('of a million characters is read fast, whatever it contains', () => {
    for (const part of ['.', '<', '"', '#', 'no ', ' @', '\u200b', 'mailto:', '½', ' ']) {
      const long = `a${part.repeat(1_000_000 / part.length)}a`
      for (const read of Object.values(kinds)) expect(read(long).length).toBeGreaterThan(0)
    }
  })
})

describe('a name or an address', () => {
  test.each([
    ['  Sari\u00a0\u00a0 Dewi\n', 'Sari Dewi'],
    ['Sa\u200bri\u00ad \u202eDewi', 'Sari Dewi'],
    ['Ｓａｒｉ', 'Sari'],
    ['Rene\u0301e', 'Renée'],
    ['Budi\u0000Santoso', 'Budi Santoso'],
  ])('%j is read as %j', (typed, text) => expect(typedText(typed)).toBe(text))

  test.each([
    "Ma'ruf",
    'Ma’ruf',
    'D´Angelo',
    'Nguyễn Thị',
    '"Bang" Ali',
    'Jl. Mawar No. 12½, Blok A²',
    'RT 03/RW 05.',
  ])('%j is unchanged', (typed) => expect(typedText(typed)).toBe(typed))
})

describe('an email address', () => {
  test.each([
    '<sari@example.com>',
    'Sari Dewi <sari@example.com>',
    'mailto:sari@example.com',
    '<mailto:sari@example.com?subject=Halo>',
    'sari@example.com.',
    '“sari@example.com”,',
    ' sari @ example. com\u00a0',
    'sari\u200b@example.com',
    'ｓａｒｉ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'sari@example.com?subject=Halo',
  ])('is extracted from %j', (typed) => expect(typedEmail(typed)).toBe('sari@example.com'))

  test.each(['sari dewi@example.com', 'sari?@example.com', 'sari@example,com'])(
    '%j is not guessed',
    (typed) => expect(typedEmail(typed)).toBe(typed),
  )
})

test.each(['“HALO10”', 'HALO\u00a010', 'ＨＡＬＯ１０', ' «HALO10».', 'HA\u00adLO10', "'HALO 10'"])(
  'the promo code HALO10 is extracted from %j',
  (typed) => expect(typedPromoCode(typed)).toBe('HALO10'),
)

test.each(['HALO‑10', 'HALO–10', 'HALO−10'])("a promo code's hyphen is normalised: %j", (typed) => {
  expect(typedPromoCode(typed)).toBe('HALO-10')
})

describe('an order number', () => {
  test.each([
    'No. FA0FBED5.',
    '#fa0fbed5',
    'FA0F-BED5',
    'FA0F BED5',
    'FAOFBED5',
    'Order FA0FBED5',
    'Order number: FA0FBED5',
    'Nomor pesanan FA0FBED5',
    'Pesanan FA0FBED5',
    'Numéro de commande FA0FBED5',
    'Commande FA0FBED5',
    '№ FA0FBED5',
    '“FA0FBED5”',
    'ＦＡ０ＦＢＥＤ５',
  ])('with hexadecimal digits is extracted from %j', (typed) => {
    expect(hexOrderNumber(typed)).toBe('fa0fbed5')
  })

  test('of another backend keeps its letters and hyphens', () => {
    expect(typedOrderNumber('No. INV-2026-OIL')).toBe('INV-2026-OIL')
    expect(typedOrderNumber('NO123456')).toBe('NO123456')
  })
})

test.each([' 40115 ', '40 115', '40115.', '４０１１５', '401\u200b15'])(
  'the postal code 40115 is extracted from %j',
  (typed) => expect(typedZip(typed)).toBe('40115'),
)

test.each([
  ['kemeja\u0000 batik', 'kemeja batik'],
  ['“kemeja batik”', 'kemeja batik'],
  ['cafe\u0301', 'café'],
  ['celana 32"', 'celana 32"'],
  ['\u0000\u200b', ''],
])('the search %j is read as %j', (typed, text) => expect(typedSearch(typed)).toBe(text))

test('a password is kept exactly as typed', () => {
  const password = ' “e\u0301\u00a0１”. '
  const { password: kept, password_conf } = readForm(signUpForm, () => password)
  expect([kept, password_conf]).toEqual([password, password])
  const body = { name: 'Sari', gender: 'FEMALE', email: 'sari@example.com' }
  const sent = { ...body, password, password_conf: password }
  expect(endpoints['POST auth/sign-up'].body.parse(sent)).toEqual(sent)
})

describe("a field with only invisible characters is empty, with the spec's message for that,", () => {
  const nothing = '\u200b\u00a0\u0000'

  test('at sign-up', () => {
    const fields = readForm(signUpForm, (field) => (field === 'gender' ? 'FEMALE' : nothing))
    expect(issuesOf(signUpForm, fields)).toMatchObject({
      name: 'nameRequired',
      email: 'emailRequired',
    })
  })

  test('in an address', () => {
    const area = { provinceId: 1, cityId: 1, subdistrictId: 1 }
    const typed = { label: nothing, recipientName: nothing, recipientPhone: nothing }
    const address = { ...typed, ...area, street: nothing, zip: nothing, notes: nothing }
    expect(issuesOf(savedAddressForm, address)).toEqual({
      label: 'labelRequired',
      recipientName: 'recipientNameRequired',
      recipientPhone: 'recipientPhoneRequired',
      street: 'streetRequired',
      zip: 'zipRequired',
    })
  })

  test('on the page of an order', () => {
    const typed = readForm(orderLookupForm, (field) => (field === 'email' ? '<>' : 'No. '))
    expect(issuesOf(orderLookupForm, typed)).toEqual({
      order_number: 'numberRequired',
      email: 'emailRequired',
    })
  })
})

/** Request fields that are not typed: passwords, and values from the shop, a backend or the payment provider. */
const notTyped = [
  ...['password', 'password_conf', 'old_password', 'new_password', 'new_password_conf'],
  ...['size', 'token', 'order_token', 'device_token', 'trx_ref', 'whatsapp_wording'],
  ...['shipping_courier', 'shipping_service_name', 'shipping_service_desc', 'shipping_etd'],
  ...['trx_id', 'merchant_id', 'merchant', 'bill_no', 'bill_ref', 'bill_total', 'payment_reff'],
  ...['payment_date', 'bank_user_name', 'status', 'signature'],
]

/** Returns the request fields that accept an invisible character. */
function unclean({ query, body }: Endpoint): string[] {
  const fields = Object.entries({ ...query?.shape, ...body?.shape })
  return fields.flatMap(([name, schema]) => {
    const isUnclean = ['x\u200by', 'x\u200by12345', 'sa\u200bri@example.com'].some((typed) => {
      const { data } = schema.safeParse(typed)
      return typeof data === 'string' && data.includes('\u200b')
    })
    return isUnclean ? [name] : []
  })
}

test('every text of a request is cleaned, except passwords and texts that are not typed', () => {
  const found = new Set(Object.values<Endpoint>(endpoints).flatMap(unclean))
  expect([...found].toSorted()).toEqual(notTyped.toSorted())
})
