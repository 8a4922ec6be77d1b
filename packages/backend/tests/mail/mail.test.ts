import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import type { MailMessage } from '@etalase/backend-kit/mail/mail-message.ts'
import { queueAccountMail } from '@etalase/backend-kit/mail/mail-queue.ts'
import { outboxTransport, type SentMail } from '@etalase/backend-kit/mail/mail-transport.ts'
import { openMailWorker } from '@etalase/backend-kit/mail/mail-worker.ts'
import { LostAnswer, RefusedMessage } from '@etalase/backend-kit/outbox/delivery-errors.ts'
import type { DeliveryFailure } from '@etalase/backend-kit/outbox/delivery-failures.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailComposer } from '#compose-mail.ts'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { addToCart, checkOut, notify, pickupBody } from '#tests/support/checkout-calls.ts'
import { aDevice } from '#tests/support/test-backend.ts'
import { rethrow } from '#tests/support/test-context.ts'

const backend = await freshBackend()

beforeEach(async () => {
  await stockProduct(backend.db, { id: 1, stock: { [places.store]: 5 } })
})

async function paidOrder(): Promise<string> {
  const device = aDevice()
  await addToCart(backend.app, device, 1)
  const form = await checkOut(backend.app, device, pickupBody)
  await notify(backend, form.order_id, '2')
  return form.order_reff
}

/** Opens another mail worker on the same queue, with the given transport. */
function aMailWorker(send: (mail: SentMail) => Promise<void>) {
  const failures: unknown[] = []
  const reports: DeliveryFailure[] = []
  const fail = (error: unknown) => {
    failures.push(error)
    throw error
  }
  const { db, context } = backend
  const worker = openMailWorker({
    db,
    transport: { server: 'mail.test:587', send: (mail) => send(mail).catch(fail) },
    compose: mailComposer(context),
    now: context.now,
    onFailure: rethrow,
    onMailFailure: (_, report) => reports.push(report),
  })
  return { worker, failures, reports }
}

/** Requeues the mails of paid orders. */
const queueAgain = () =>
  backend.db.execute(
    "update mails set sent_at = null, attempts = 0, next_attempt_at = '2026-08-03' where kind = 'ORDER_PAID'",
  )

const pass = (minutes: number) => {
  backend.clock.now = addMinutes(backend.clock.now, minutes)
}

describe('the mail of a paid order', () => {
  test('has the order number, items, total and pickup store', async () => {
    const number = await paidOrder()
    const [mail] = await backend.mailsOf('order-paid')
    expect(mail?.subject).toBe(`Order ${number} is paid`)
    expect(mail?.text).toContain('1 x Oxford shirt, size M: IDR 200,000')
    expect(mail?.text).toContain('Pick up at\nStore Bandung')
  })

  test('is not blocked by a mail that cannot be sent', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    await queueAgain()
    const sent: string[] = []
    const { worker } = aMailWorker(async (mail) => {
      if (mail.name.startsWith(first)) throw new Error('no such mailbox')
      sent.push(mail.name)
    })
    await worker.deliver()
    expect(sent).toEqual([`${second}-order-paid`])
  })

  test('is sent once by several backends on one queue', async () => {
    for (let i = 0; i < 4; i++) await paidOrder()
    await queueAgain()
    const sent: string[] = []
    const send = async (mail: MailMessage) => void sent.push(mail.name)
    await Promise.all([1, 2, 3].map(() => aMailWorker(send).worker.deliver()))
    expect(new Set(sent).size).toBe(4)
    expect(sent).toHaveLength(4)
  })
})

describe('an unavailable mail server', () => {
  test('is reported once a minute with its name, the waiting mails and since when, without addresses', async () => {
    for (let i = 0; i < 3; i++) await paidOrder()
    await queueAgain()
    const since = backend.clock.now
    const { worker, reports } = aMailWorker(async () => {
      throw new Error('550 sari@example.com: mail server is away')
    })
    pass(5)
    await worker.deliver()
    expect(reports).toEqual([
      { server: 'mail.test:587', waiting: 3, givenUp: 0, since, leftOut: 0 },
    ])
    pass(2)
    await worker.deliver()
    expect(reports).toHaveLength(2)
    expect(reports[1]).toMatchObject({ waiting: 3, leftOut: 2 })
  })

  test('is reported with the mails that were given up', async () => {
    await paidOrder()
    await paidOrder()
    await queueAgain()
    await backend.db.execute(
      'update mails set attempts = 30 where id = (select min(id) from mails where sent_at is null)',
    )
    const { worker, reports } = aMailWorker(async () => {
      throw new Error('mail server is away')
    })
    await worker.deliver()
    expect(reports).toMatchObject([{ waiting: 2, givenUp: 1 }])
  })

  test('is retried later, not at once, and the mail is sent once', async () => {
    await paidOrder()
    await queueAgain()
    const sent: MailMessage[] = []
    let isAway = true
    const { worker, failures } = aMailWorker(async (mail) => {
      if (isAway) throw new Error('mail server is away')
      sent.push(mail)
    })
    for (let i = 0; i < 10; i++) await worker.deliver()
    expect(failures).toHaveLength(1)
    isAway = false
    await worker.deliver()
    expect(sent).toEqual([])
    pass(1)
    await Promise.all([worker.deliver(), worker.deliver(), worker.deliver()])
    expect(sent).toHaveLength(1)
  })

  test('whose reply was lost gets the mail again after half an hour, not before', async () => {
    await paidOrder()
    await queueAgain()
    const sent: (string | undefined)[] = []
    const { worker } = aMailWorker(async ({ id }) => {
      sent.push(id)
      if (sent.length === 1) throw new LostAnswer({ cause: new Error('timeout') })
    })
    await worker.deliver()
    pass(29)
    await worker.deliver()
    expect(sent).toHaveLength(1)
    pass(1)
    await worker.deliver()
    expect(sent).toEqual([expect.stringMatching(/^mail-\d+-/), sent[0]])
  })

  test('that never replies gets a mail at most three times, with the same id', async () => {
    await paidOrder()
    await queueAgain()
    const sent: (string | undefined)[] = []
    const { worker, reports } = aMailWorker(async ({ id }) => {
      sent.push(id)
      throw new LostAnswer({ cause: new Error('timeout') })
    })
    for (let hour = 0; hour < 6; hour++) {
      await worker.deliver()
      pass(60)
    }
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size).toBe(1)
    expect(reports.at(-1)).toMatchObject({ givenUp: 1 })
  })

  test('that refuses a mail permanently gets it once, and still gets the others', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    await queueAgain()
    const tried: string[] = []
    const { worker, reports } = aMailWorker(async ({ name }) => {
      tried.push(name)
      if (name.startsWith(first)) throw new RefusedMessage(550)
    })
    for (let hour = 0; hour < 3; hour++) {
      await worker.deliver()
      pass(60)
    }
    expect(tried).toEqual([`${first}-order-paid`, `${second}-order-paid`])
    expect(reports).toMatchObject([{ givenUp: 1 }])
  })

  test('for most of a day loses no mail; after the last attempt the mail is given up', async () => {
    await paidOrder()
    await queueAgain()
    const { worker, failures } = aMailWorker(async () => {
      throw new Error('mail server is away')
    })
    for (let hour = 0; hour < 20; hour++) {
      pass(60)
      await worker.deliver()
    }
    expect(failures).toHaveLength(20)
    for (let hour = 0; hour < 40; hour++) {
      pass(60)
      await worker.deliver()
    }
    expect(failures).toHaveLength(30)
  })
})

describe('closing the mail worker', () => {
  test('finishes the current mail and leaves the others for the next start', async () => {
    await paidOrder()
    await paidOrder()
    await queueAgain()
    let finish = () => {}
    const sent: string[] = []
    const { worker } = aMailWorker(async (mail) => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      sent.push(mail.name)
    })
    worker.deliver()
    await expect.poll(() => String(finish)).toContain('native code')
    const closed = worker.close()
    finish()
    await closed
    expect(sent).toHaveLength(1)
  })
})

test('a mail requested again while it is being sent is sent again, under another id', async () => {
  const ids: (string | undefined)[] = []
  const ask = () =>
    queueAccountMail(
      backend.db,
      { kind: 'EMAIL_CHANGED', email: 'sari@example.com' },
      backend.clock.now,
    )
  const { worker } = aMailWorker(async ({ id }) => {
    ids.push(id)
    pass(1)
    if (ids.length === 1) await ask()
  })
  await ask()
  await worker.deliver()
  expect(new Set(ids).size).toBe(2)
  expect(await backend.db.$count(mails)).toBe(0)
})

test('a new password for an address without an account sends no mail and is deleted', async () => {
  await queueAccountMail(
    backend.db,
    { kind: 'NEW_PASSWORD', email: 'nobody@example.com' },
    backend.clock.now,
  )
  await backend.context.mailWorker.deliver()
  expect(backend.mails).toEqual([])
  expect(await backend.db.$count(mails)).toBe(0)
})

test('the outbox stores each mail as an .eml with a text and an HTML part, readable by its owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  const transport = outboxTransport(folder, 'Shop <shop@example.com>')
  await transport.send({
    name: 'A-order-paid',
    to: 'sari@example.com',
    subject: 'Hi',
    text: 'hi',
    html: '<p>hi</p>',
  })
  expect(await readdir(folder)).toEqual(['A-order-paid.eml'])
  const file = join(folder, 'A-order-paid.eml')
  const eml = await readFile(file, 'utf8')
  for (const part of ['To: sari@example.com', 'text/plain', 'text/html'])
    expect(eml).toContain(part)
  expect((await stat(file)).mode & 0o077).toBe(0)
  await rm(folder, { recursive: true })
})
