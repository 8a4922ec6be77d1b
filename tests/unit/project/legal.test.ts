import { returnDays } from '@etalase/contract/rules/constants.ts'
import { xpressChannels } from '@etalase/contract/rules/payment/xpress-channels.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { describe, expect, test } from 'vitest'
import { brand, type LegalDetails } from '#brand/company.ts'
import { helpMarkdown } from '#lib/markdown/help.ts'
import { legalMessages as english } from '#lib/messages/en/help.ts'
import { legalMessages as french } from '#lib/messages/fr/help.ts'
import { faqEntries, faqTopics } from '#lib/messages/help/faq.ts'
import { terms, termsOf } from '#lib/messages/help/legal-texts.ts'
import { legalMessages as indonesian } from '#lib/messages/id/help.ts'
import { companyLines, complaintContacts } from '#lib/messages/legal-details.ts'
import { readShopTerms, type ShopTerms, specTerms } from '#lib/rules/shop-terms.ts'
import { companyJsonLd } from '#lib/seo/company-json-ld.ts'
import { returnPolicyJsonLd } from '#lib/seo/policies-json-ld.ts'
import { productPageJsonLd } from '#lib/seo/product-json-ld.ts'
import { legalMessages } from '#messages/help.ts'

const tables = import.meta.glob<Record<string, unknown>>(
  ['#lib/messages/{en,id,fr}/*.ts', '#brand/texts/{en,id,fr}/*.ts'],
  { eager: true },
)

/** Lists a table's plain texts. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const clausesOf = (id: string) => terms.sections.find((section) => section.id === id)?.clauses ?? []

describe('the return rules', () => {
  const aboutThreeDays = /(?:\b3|three|tiga|trois)[\s\u00a0](?:days|hari|jours)\b/i

  test('are in one sentence: no other text of the shop names a number of days for them', () => {
    const texts = Object.values(tables).flatMap(textsIn)
    const rules = [english, indonesian, french].map(({ returns }) => returns(returnDays))
    const others = texts
      .filter((text) => aboutThreeDays.test(text))
      .filter((text) => !rules.some((rule) => text.includes(rule)))
    expect(texts.length).toBeGreaterThan(1_500)
    expect(others).toEqual([])
  })

  test('cover only faulty and wrong goods, in every language', () => {
    expect(english.returns(3)).toMatch(/^Faulty or wrong items/)
    expect(indonesian.returns(3)).toMatch(/^Barang yang cacat atau tidak sesuai pesanan/)
    expect(french.returns(3)).toMatch(/^Un article défectueux ou non conforme/)
  })

  test('are the same in the terms, the FAQ and the structured data', () => {
    const rule = indonesian.returns(3)
    expect(clausesOf('pengembalian')).toContain(rule)
    expect(faqEntries().filter(({ answer }) => answer.includes(rule))).toHaveLength(1)
    expect(returnPolicyJsonLd()).toMatchObject({
      description: legalMessages.returns(3),
      merchantReturnDays: 3,
      returnMethod: 'https://schema.org/ReturnByMail',
      itemDefectReturnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    })
    // Returns for other reasons aren't possible, so they have no fee.
    expect(returnPolicyJsonLd()).not.toHaveProperty('returnFees')
    expect(returnPolicyJsonLd()).not.toHaveProperty('customerRemorseReturnFees')
  })

  test("use the backend's days wherever they appear, or 3 without any", () => {
    const shop = readShopTerms({ return_days: 30 })
    const rule = indonesian.returns(30)
    expect(termsOf(shop).sections.flatMap(({ clauses }) => clauses)).toContain(rule)
    expect(JSON.stringify(faqTopics(shop))).toContain(rule)
    expect(helpMarkdown('/tnc', shop)).toContain('30 hari')
    expect(helpMarkdown('/faq', shop)).toContain('30 hari')
    const policy = { merchantReturnDays: 30, description: legalMessages.returns(30) }
    expect(returnPolicyJsonLd(30)).toMatchObject(policy)
    expect(companyJsonLd(shop).hasMerchantReturnPolicy).toMatchObject(policy)
    const product = {
      ...aProduct(),
      short_description: '',
      detailed_description: '',
      related_products: [],
      return_days: 30,
    }
    expect(productPageJsonLd(product)).toContainEqual(expect.objectContaining(policy))
    const silent = [{}, { return_days: null, payment_channels: [] }]
    expect(silent.map(readShopTerms)).toEqual([specTerms, specTerms])
    expect(specTerms.returnDays).toBe(3)
  })
})

describe('the payment methods', () => {
  const clauseOf = (shop: ShopTerms) =>
    termsOf(shop).sections.find(({ id }) => id === 'pembayaran')?.clauses[0]
  const answerOf = (shop: ShopTerms) =>
    faqTopics(shop)
      .flatMap(({ questions }) => questions)
      .find(({ id }) => id === 'payment-cara')
      ?.answer.flat()
      .join(' ')

  test.each(xpressChannels.map(({ label }) => label))(
    'in terms and FAQ include %s, as the summary and the sandbox do',
    (label) => {
      expect([clauseOf(specTerms), answerOf(specTerms)]).toEqual([
        expect.stringContaining(label),
        expect.stringContaining(label),
      ])
      expect(specTerms.channels.map(({ name }) => name)).toContain(label)
    },
  )

  test("are the backend's when it names its own, and no others", () => {
    const shop = readShopTerms({
      payment_channels: [
        { name: 'GoPay', kind: 'e-wallet' },
        { name: 'QRIS', kind: 'qris' },
        { name: 'Pulsa', kind: 'airtime' },
      ],
    })
    expect(clauseOf(shop)).toContain('dompet digital GoPay; QRIS; lainnya Pulsa.')
    expect(answerOf(shop)).toContain('Dompet digital: GoPay. QRIS. Lainnya: Pulsa.')
    expect(clauseOf(shop)).not.toContain('BCA')
  })

  test('say of PayLater that another company grants the credit', () => {
    const shop = readShopTerms({ payment_channels: [{ name: 'Kredivo', kind: 'paylater' }] })
    for (const text of [clauseOf(shop), answerOf(shop)])
      expect(text).toMatch(/paylater \(kredit dari perusahaan lain, bukan dari kami\):? Kredivo/i)
  })

  test('in cash are no provider channel, and have rules of their own only where offered', () => {
    const qris = { name: 'QRIS', kind: 'qris' }
    const shop = readShopTerms({
      payment_channels: [qris, { name: 'Pay at the store', kind: 'PAY_AT_STORE' }],
    })
    const textOf = (given: ShopTerms) =>
      termsOf(given)
        .sections.flatMap(({ clauses }) => clauses)
        .join(' ')
    expect(clauseOf(shop)).toMatch(/penyedia pembayaran kami: QRIS\.$/)
    for (const text of [textOf(shop), answerOf(shop)])
      expect(text).toMatch(/Tanpa penyedia pembayaran.*Bayar di toko, di kasir/)
    for (const text of [textOf(shop), answerOf(shop)]) expect(text).not.toContain('COD')
    const silent = readShopTerms({ payment_channels: [qris] })
    for (const text of [textOf(silent), answerOf(silent)])
      expect(text).not.toMatch(/Tanpa penyedia|Bayar di toko/)
  })
})

describe("the company's legal details", () => {
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

  test('are in the terms: address, NIB, PSE, the tax and the office for complaints', () => {
    const contact = clausesOf('kontak').join(' ')
    const { address, nib, pse, complaints } = brand.legal
    for (const detail of [address, nib, pse, complaints.office, complaints.email])
      expect(contact).toContain(detail)
    expect(contact).toContain('0853-1111-1010')
    expect(clausesOf('harga')).toContain(indonesian.ppnIncluded)
  })

  test.each(['address', 'nib', 'pse'] as const)('leave out an empty %s, and it alone', (name) => {
    const lines = companyLines({ ...brand.legal, [name]: '' }, english)
    expect(companyLines(brand.legal, english)).toHaveLength(3)
    expect(lines).toHaveLength(2)
    expect(lines.join(' ')).not.toContain(brand.legal[name])
  })

  test('are missing when not set', () => {
    expect(companyLines(nothing, english)).toEqual([])
    expect(complaintContacts(nothing, english)).toEqual([])
  })

  test('of the demo cannot be mistaken for real registrations', () => {
    for (const made of [brand.legal.address, brand.legal.nib, brand.legal.pse])
      expect(made).toMatch(/0{5}.*\(demo\)$/)
  })

  test('link to the ministry by WhatsApp, mail and web', () => {
    expect(complaintContacts(brand.legal, english).map(({ href }) => href)).toEqual([
      'https://wa.me/6285311111010',
      'mailto:pengaduan.konsumen@kemendag.go.id',
      'https://simpktn.kemendag.go.id',
    ])
  })
})

test('the chat uses a mobile number, as WhatsApp requires: no landline', () => {
  expect(brand.chatUrl).toMatch(/^https:\/\/wa\.me\/628\d{8,11}$/)
})
