import { describe, expect, test } from 'vitest'
import { tabOfHash } from '#components/ui/use-open-tab.ts'
import { faq, faqEntries } from '#lib/messages/help/faq.ts'
import { onlineDelivery, storePickup } from '#lib/messages/help/how-to.ts'
import { terms } from '#lib/messages/help/legal-texts.ts'

const answers = new Map(
  faq.topics.flatMap(({ questions }) =>
    questions.map(({ id, answer }) => [id, answer.flat().join(' ')] as const),
  ),
)

const anchors = new Set([
  ...faq.topics.map(({ id }) => id),
  ...answers.keys(),
  ...terms.sections.map(({ id }) => id),
])

describe('the FAQ', () => {
  test('has five topics under their keys, Account first', () => {
    expect(faq.topics.map(({ id }) => id)).toEqual([
      'akun',
      'keranjang',
      'shipping',
      'payment',
      'help',
    ])
    expect(faq.topics[0].tab).toBe('Account')
  })

  test('answers at least 25 questions, each once', () => {
    const questions = faqEntries().map(({ question }) => question)
    expect(questions.length).toBeGreaterThanOrEqual(25)
    expect(new Set(questions).size).toBe(questions.length)
    expect(new Set(answers.keys()).size).toBe(questions.length)
    expect(faqEntries().every(({ answer }) => answer.length > 40)).toBe(true)
  })

  test("opens each question's tab by its hash", () => {
    const ids = faq.topics.map(({ id }) => id)
    for (const [index, { questions }] of faq.topics.entries()) {
      for (const { id } of questions) expect(tabOfHash(id, ids)).toBe(index)
    }
  })

  test.each([
    ['akun-perlu', ['dengan akun', 'tamu', 'email']],
    ['akun-ubah-alamat', ['Account Information', 'Shipping Address', 'Set as Primary']],
    ['keranjang-ubah-batal', ['tidak dapat diubah atau dibatalkan', '1x24 jam']],
    ['keranjang-habis', ['Wishlist', 'tidak menjamin']],
    ['shipping-proses', ['10:00-20:00 WIB', '08:00 WIB', '1x24 jam']],
    ['shipping-kurir', ['Same day', 'One day', '1-2 hari', '10 kg', '2-3 hari']],
    ['shipping-lacak', ['My Orders', 'Order Tracking', 'nomor pesanan']],
    ['shipping-siap', ['1 jam setelah pembayaran']],
    ['help-cacat', ['3 hari']],
    ['help-rusak-kirim', ['2x24 jam']],
    ['help-ongkos-retur', ['Rp 20.000']],
    ['help-lama-retur', ['1-3 hari kerja', '2-6 hari kerja']],
    ['help-kontak', ['Senin sampai Jumat', '09:00-16:00 WIB', 'libur nasional']],
  ])('%s says %o', (id, facts) => {
    for (const fact of facts) expect(answers.get(id)).toContain(fact)
  })

  test('tells a guest where to track an order, each time with a link', () => {
    const questions = faq.topics.flatMap((topic) => topic.questions)
    const naming = questions.filter(({ id }) => answers.get(id)?.includes('Order Tracking'))
    expect(naming.map(({ id }) => id)).toContain('shipping-lacak')
    for (const { links } of naming) expect(links?.map(({ href }) => href)).toContain('/order')
  })

  test('names every payment method', () => {
    const ways = 'BCA BNI BRI Mandiri Permata Maybank KlikPay OVO DANA Alfamart QRIS'.split(' ')
    for (const way of ways) expect(answers.get('payment-cara')).toContain(way)
  })
})

describe('the other help pages', () => {
  test('delivery has four steps and pickup five, as the spec names them', () => {
    expect(onlineDelivery.steps.map(({ name }) => name)).toEqual([
      'Checkout',
      'Shipping Address',
      'Shipping Courier',
      'Package Delivery',
    ])
    expect(storePickup.steps.map(({ name }) => name)).toEqual([
      'Checkout',
      'Choose A Store',
      'Payment',
      'Purchase Success',
      'Pickup at Store',
    ])
  })

  test('each section of the terms has its own anchor and some text', () => {
    const ids = terms.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(terms.sections.every(({ clauses }) => clauses.length > 0)).toBe(true)
  })

  test('no link leads to a missing anchor', () => {
    const links = [
      ...faq.topics.flatMap(({ questions }) => questions.flatMap((entry) => entry.links ?? [])),
      ...onlineDelivery.links,
      ...storePickup.links,
    ]
    const named = links.flatMap(({ href }) => href.split('#')[1] ?? [])
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((anchor) => !anchors.has(anchor))).toEqual([])
  })
})

describe('a hash of no tab', () => {
  const ids = ['akun', 'payment']

  test.each(['content', 'paymentx', 'akunting-1', 'Payment', '-akun'])(
    '%o opens no tab',
    (hash) => {
      expect(tabOfHash(hash, ids)).toBeNull()
    },
  )

  test('that is empty opens the first', () => {
    expect(tabOfHash('', ids)).toBe(0)
  })
})
