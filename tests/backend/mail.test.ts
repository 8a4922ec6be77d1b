import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Letter } from '#backend/mail/letter.ts'
import { openMailRoom } from '#backend/mail/mail-room.ts'
import { outboxPostman } from '#backend/mail/postman.ts'
import { addToCart, checkOut, notify, pickupBody } from '#tests/support/checkout-calls.ts'
import { places, stockProduct } from '#tests/support/small-company.ts'
import { aDevice, openTestBackend, type TestBackend } from '#tests/support/test-backend.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
})

afterAll(() => backend.close())

beforeEach(async () => {
  await backend.reset()
  await stockProduct(backend.db, { id: 1, stock: { [places.store]: 5 } })
})

async function paidOrder(): Promise<string> {
  const device = aDevice()
  await addToCart(backend.app, device, 1)
  const form = await checkOut(backend.app, device, pickupBody)
  await notify(backend, form.order_id, '2')
  return form.order_reff
}

describe('the mail of a paid order', () => {
  test('names order, items, total and the store of the pickup', async () => {
    const number = await paidOrder()
    const [letter] = await backend.lettersOf('order-paid')
    expect(letter?.subject).toBe(`Order ${number} is paid`)
    expect(letter?.text).toContain('1 x Oxford shirt, size M: IDR 200,000')
    expect(letter?.text).toContain('Pick up at\nStore Bandung')
  })

  test('does not wait behind one that cannot be sent', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    await backend.db.execute("update mails set sent_at = null where kind = 'ORDER_PAID'")
    const sent: string[] = []
    const { db, context } = backend
    const send = async (letter: Letter) => {
      if (letter.name.startsWith(first)) throw new Error('no such mailbox')
      sent.push(letter.name)
    }
    const { now, shopUrl } = context
    const room = openMailRoom({ db, postman: { send }, shopUrl, now, onFailure: () => {} })
    await room.deliver()
    await room.deliver()
    expect(sent).toEqual([`${second}-order-paid`])
  })

  test('that could not be sent is sent in the next round, once', async () => {
    await paidOrder()
    await backend.db.execute("update mails set sent_at = null where kind = 'ORDER_PAID'")
    const failures: unknown[] = []
    const sent: Letter[] = []
    let isBroken = true
    const send = async (letter: Letter) => {
      if (isBroken) throw new Error('mail server is away')
      sent.push(letter)
    }
    const { db, context } = backend
    const room = openMailRoom({
      db,
      postman: { send },
      shopUrl: context.shopUrl,
      now: context.now,
      onFailure: (error) => failures.push(error),
    })
    await room.deliver()
    expect([failures.length, sent.length]).toEqual([1, 0])
    isBroken = false
    await Promise.all([room.deliver(), room.deliver(), room.deliver()])
    expect(sent).toHaveLength(1)
  })

  test('lies in the outbox as an .eml with a text and an HTML part', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
    const postman = outboxPostman(folder, 'Shop <shop@example.com>')
    await postman.send({
      name: 'A-order-paid',
      to: 'sari@example.com',
      subject: 'Hi',
      text: 'hi',
      html: '<p>hi</p>',
    })
    expect(await readdir(folder)).toEqual(['A-order-paid.eml'])
    const eml = await readFile(join(folder, 'A-order-paid.eml'), 'utf8')
    for (const part of ['To: sari@example.com', 'text/plain', 'text/html'])
      expect(eml).toContain(part)
    await rm(folder, { recursive: true })
  })
})
