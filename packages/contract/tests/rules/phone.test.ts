import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issuesOf, readForm } from '#rules/field.ts'
import { guestAddressForm, updatesForm } from '#rules/forms.ts'
import { formatPhone, toE164 } from '#rules/phone.ts'
import { typedPhone } from '#rules/typed-text.ts'

/** One number, in the forms that people write. */
const numbers = [
  '081234567890',
  '0812 3456 7890',
  '0812-3456-7890',
  '+62 812-3456-7890',
  '+62 (0)812-3456-7890',
  '0062 812 3456 7890',
  '6281234567890',
]

const labels = [
  ...[
    'No. HP',
    'No HP',
    'NO. HP',
    'No.HP',
    'Nomor HP',
    'nomer hp',
    'No Hp/WA',
    'No. HP & WA',
    'HP',
  ],
  ...['No. WA', 'no wa', 'Nomor WhatsApp', 'WA', 'Wa.', '(WA)', 'No. HP (WA)', 'WhatsApp'],
  ...[
    'No. Telp',
    'No. Telepon',
    'Nomor telepon',
    'Telp.',
    'tlp',
    'Tel',
    'CP',
    'Ponsel',
    'Handphone',
  ],
  ...['Phone number', 'Mobile number', 'Phone no.', 'Phone', 'Mobile', 'Tél.', 'N° de téléphone'],
]

const betweenThem = ['', ' ', ': ', ':', ' : ', ' - ', '. ', '\u00a0']

describe('a phone number', () => {
  test.each([
    ['0812 3456 7890', '+6281234567890'],
    ['+62 812-3456-7890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    ['(021) 5088 1234', '+622150881234'],
    ['+62 (0)812-3456-7890', '+6281234567890'],
    ['0062 812 3456 7890', '+6281234567890'],
    ['\u202a+62\u00a0812‑3456‑7890\u202c', '+6281234567890'],
    ['０８１２３４５６７８９０', '+6281234567890'],
    ['WA: 0812–3456–7890.', '+6281234567890'],
    ['tel:+6281234567890', '+6281234567890'],
  ])('%o is stored as %o', (typed, e164) => {
    expect(toE164(typed)).toBe(e164)
  })

  test('that starts with 62 is a mobile without its plus, not a landline of the area 0628', () => {
    expect(toE164('62812345678')).toBe('+62812345678')
    expect(toE164('No. WA 62812345678')).toBe('+62812345678')
    expect(formatPhone('62812345678')).toBe('0812-3456-78')
  })

  test('is read after every label that people write before it', () => {
    const shape = fc.record({
      label: fc.constantFrom(...labels),
      between: fc.constantFrom(...betweenThem),
      number: fc.constantFrom(...numbers),
    })
    fc.assert(
      fc.property(shape, ({ label, between, number }) => {
        expect(toE164(`${label}${between}${number}`)).toBe('+6281234567890')
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    'https://wa.me/6281234567890',
    'http://wa.me/6281234567890/',
    'wa.me/6281234567890',
    'WA: https://wa.me/6281234567890',
    'No. WA wa.me/6281234567890.',
    'https://wa.me/+6281234567890',
    'https://wa.me/081234567890',
    'https://wa.me/6281234567890?text=Halo%20kak,%20mau%20tanya',
    'https://wa.me/c/6281234567890',
    'https://api.whatsapp.com/send?phone=6281234567890',
    'https://api.whatsapp.com/send/?phone=%2B6281234567890&text&type=phone_number&app_absent=0',
    'https://api.whatsapp.com/send?text=Halo&phone=6281234567890',
    'https://web.whatsapp.com/send?phone=+6281234567890#chat',
    'whatsapp://send?phone=6281234567890',
    'Https://Wa.Me/6281234567890',
  ])('is extracted from the link %s', (link) => {
    expect(toE164(link)).toBe('+6281234567890')
  })

  test('is kept without its label, grouped as typed', () => {
    expect(typedPhone('No. HP: 0812-3456-7890')).toBe('0812-3456-7890')
    expect(typedPhone('No. Telp (021) 5088 1234')).toBe('(021) 5088 1234')
    expect(typedPhone('https://wa.me/6281234567890?text=Halo')).toBe('6281234567890')
  })

  test('is read by the forms, however long the text around it', () => {
    const typed = `No. HP (WA): https://wa.me/6281234567890?text=${'Halo%20'.repeat(50)}`
    for (const field of [guestAddressForm.recipientPhone, updatesForm.phone]) {
      expect(readForm({ phone: field }, () => typed)).toEqual({ phone: '6281234567890' })
      expect(issuesOf({ phone: field }, { phone: typed })).toEqual({})
    }
  })

  test('is shown in local format', () => {
    expect(formatPhone('+6281234567890')).toBe('0812-3456-7890')
    expect(formatPhone('0211234567')).toBe('021-1234567')
    expect(formatPhone('+622150881234')).toBe('021-50881234')
    expect(formatPhone('+62361247830')).toBe('0361-247830')
    expect(formatPhone('(0274) 512 345')).toBe('0274-512345')
  })
})

describe('an invalid phone number', () => {
  test.each([
    '',
    '12',
    '0812',
    'call me',
    'abc 081234567890',
    '+1 555 123 4567 890 12',
    '08123456789012345',
  ])('such as %o is null', (typed) => {
    expect(toE164(typed)).toBeNull()
  })

  test.each([
    'No. HP',
    'No. HP: -',
    'No. rumah 081234567890',
    'Norman 081234567890',
    'Telpon Sari 081234567890',
    '0812-3456-7890 / 0813-1111-2222',
    'No. HP 0812-3456-7890, No. WA 0813-1111-2222',
  ])('is not guessed from %o', (typed) => {
    expect(toE164(typed)).toBeNull()
  })

  test.each([
    'https://wa.me/message/ABC81234567890',
    'https://wa.me/qr/81234567890ABC',
    'https://wa.me/',
    'https://wa.me/15551234567890123',
    'https://chat.whatsapp.com/081234567890',
    'https://api.whatsapp.com/send?text=081234567890',
    'https://api.whatsapp.com/send?text=Halo#phone=6281234567890',
    'https://wa.me.example.com/6281234567890',
    'https://example.com/wa.me/6281234567890',
    'https://example.com/?phone=6281234567890',
  ])('is not extracted from the unrelated link %s', (link) => {
    expect(toE164(link)).toBeNull()
  })

  test.each([
    'wa ',
    'no.',
    '(wa)',
    '/',
    'wa.me/',
    'https://wa.me/6',
    'whatsapp.com/send?',
    '&phone=',
  ])('is rejected fast, however often it repeats %o', (part) => {
    for (const start of ['', 'wa: ', 'https://api.whatsapp.com/send?', 'https://wa.me/628']) {
      expect(toE164(`${start}${part.repeat(1_000_000 / part.length)}x`)).toBeNull()
    }
  })
})
