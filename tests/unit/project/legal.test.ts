import { describe, expect, test } from 'vitest'
import { brand, type LegalDetails } from '#brand/company.ts'
import { legal as english } from '#lib/messages/en/help.ts'
import { orders as englishOrders } from '#lib/messages/en/orders.ts'
import { legal as french } from '#lib/messages/fr/help.ts'
import { orders as frenchOrders } from '#lib/messages/fr/orders.ts'
import { faqEntries } from '#lib/messages/help/faq.ts'
import { terms } from '#lib/messages/help/legal-texts.ts'
import { legal as indonesian } from '#lib/messages/id/help.ts'
import { orders as indonesianOrders } from '#lib/messages/id/orders.ts'
import { companyLines, complaintContacts } from '#lib/messages/legal-details.ts'
import * as messages from '#lib/messages/messages.ts'
import { returnPolicyJsonLd } from '#lib/seo/policies-json-ld.ts'

const tables = import.meta.glob<Record<string, unknown>>(
  ['#lib/messages/{en,id,fr}/*.ts', '#brand/texts/{en,id,fr}/*.ts'],
  { eager: true },
)

/** The plain texts of a table. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const clausesOf = (id: string) => terms.sections.find((section) => section.id === id)?.clauses ?? []

describe('the returns', () => {
  const aboutThreeDays = /(?:\b3|three|tiga|trois)[\s\u00a0](?:days|hari|jours)\b/i

  test('are told by one sentence: no other text of the shop names a number of days for them', () => {
    const texts = Object.values(tables).flatMap(textsIn)
    const rules = [english.returns, indonesian.returns, french.returns]
    const others = texts
      .filter((text) => aboutThreeDays.test(text))
      .filter((text) => !rules.some((rule) => text.includes(rule)))
    expect(texts.length).toBeGreaterThan(1_500)
    expect(others).toEqual([])
  })

  test('are for faulty and wrong goods alone, in every language', () => {
    expect(english.returns).toMatch(/^Faulty or wrong items/)
    expect(indonesian.returns).toMatch(/^Barang yang cacat atau tidak sesuai pesanan/)
    expect(french.returns).toMatch(/^Un article défectueux ou non conforme/)
  })

  test.each([
    ['English', englishOrders, english],
    ['Indonesian', indonesianOrders, indonesian],
    ['French', frenchOrders, french],
  ])('are told so with a delivered order in %s', (_, orders, legal) => {
    for (const ways of Object.values(orders.statuses))
      expect(ways.COMPLETED.text).toContain(legal.returns)
  })

  test('are the same in the terms, the FAQ and for search engines', () => {
    expect(clausesOf('pengembalian')).toContain(indonesian.returns)
    expect(faqEntries().filter(({ answer }) => answer.includes(indonesian.returns))).toHaveLength(1)
    expect(returnPolicyJsonLd()).toMatchObject({
      description: messages.legal.returns,
      merchantReturnDays: 3,
      returnMethod: 'https://schema.org/ReturnByMail',
      itemDefectReturnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    })
    // For any other reason there is no return, and so no fee for one.
    expect(returnPolicyJsonLd()).not.toHaveProperty('returnFees')
    expect(returnPolicyJsonLd()).not.toHaveProperty('customerRemorseReturnFees')
  })
})

describe('what a company has to show', () => {
  const nothing: LegalDetails = {
    address: '',
    nib: '',
    pse: '',
    pricesIncludePpn: false,
    complaints: { office: 'The ministry', whatsapp: '', email: '', url: '' },
    privacyOfficer: { name: '', email: '' },
    dataLocation: '',
    security: { contact: 'mailto:security@shop.example', validDays: 30 },
  }

  test('is in the terms: address, NIB, PSE, the tax and the office for complaints', () => {
    const contact = clausesOf('kontak').join(' ')
    const { address, nib, pse, complaints } = brand.legal
    for (const detail of [address, nib, pse, complaints.office, complaints.email])
      expect(contact).toContain(detail)
    expect(contact).toContain('0853-1111-1010')
    expect(clausesOf('harga')).toContain(indonesian.ppnIncluded)
  })

  test.each(['address', 'nib', 'pse'] as const)('leaves out an empty %s, and it alone', (name) => {
    const lines = companyLines({ ...brand.legal, [name]: '' }, english)
    expect(companyLines(brand.legal, english)).toHaveLength(3)
    expect(lines).toHaveLength(2)
    expect(lines.join(' ')).not.toContain(brand.legal[name])
  })

  test('is nothing where nothing is set', () => {
    expect(companyLines(nothing, english)).toEqual([])
    expect(complaintContacts(nothing, english)).toEqual([])
  })

  test('of the demo cannot be taken for real registrations', () => {
    for (const made of [brand.legal.address, brand.legal.nib, brand.legal.pse])
      expect(made).toMatch(/0{5}.*\(demo\)$/)
  })

  test('leads to the ministry by WhatsApp, mail and web', () => {
    expect(complaintContacts(brand.legal, english).map(({ href }) => href)).toEqual([
      'https://wa.me/6285311111010',
      'mailto:pengaduan.konsumen@kemendag.go.id',
      'https://simpktn.kemendag.go.id',
    ])
  })
})

test('the chat is on a mobile number, as WhatsApp needs it: no landline', () => {
  expect(brand.chatUrl).toMatch(/^https:\/\/wa\.me\/628\d{8,11}$/)
})
