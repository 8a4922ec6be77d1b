import { randomUUID } from 'node:crypto'
import { openDatabase } from '@etalase/backend-kit/db/connection.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import {
  places,
  seedSmallCompany,
  stockProduct,
} from '@etalase/backend-kit/tests/support/small-company.ts'
import { isOnPostgres, lastingDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import type { TemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BackendProcess, startBackend } from '#tests/support/backend-process.ts'
import { deliveryBody, pickupBody } from '#tests/support/checkout-calls.ts'

let database: TemporaryDatabase
let backend: BackendProcess

beforeAll(async () => {
  database = await lastingDatabase()
  const { db, close } = await openDatabase(database)
  await seedSmallCompany(db)
  await stockProduct(db, { id: 1, stock: { [places.store]: 5, [places.hub]: 5 } })
  await close()
  backend = await startBackend(database)
})

afterAll(() => database.drop())

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const entries = (): Record<string, unknown>[] =>
  backend
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

describe('the log', () => {
  test("is JSON with the caller's request id", async () => {
    await fetch(`${backend.url}/product?id=1`, { headers: { 'x-request-id': 'trace-42' } })
    await expect
      .poll(() => entries().filter((entry) => entry.reqId === 'trace-42'))
      .toMatchObject([{ req: { method: 'GET', url: '/product' } }, { res: { statusCode: 200 } }])
  })

  test('contains no personal data: no address, password, token or device id', async () => {
    const local_device_id = randomUUID()
    const person = { email: 'rahasia@example.com', password: 'sandi-rahasia' }
    const signedUp = await post('auth/sign-up', {
      ...person,
      name: 'Nama Rahasia',
      gender: 'MALE',
      password_conf: person.password,
    })
    const token = (await signedUp.json()).data.access_token
    await post('auth/sign-in', { ...person, password: 'sandi-salah' })
    await post('auth/forgot-password', { email: person.email })
    await fetch(`${backend.url}/user/profile`, { headers: { authorization: token } })
    await fetch(`${backend.url}/cart?local_device_id=${local_device_id}`)
    await post('cart', { local_device_id, product_detail_id: 1, size: 'M', qty: 1 })
    await post('checkout-trx', { local_device_id, ...pickupBody })
    await expect.poll(() => backend.log()).toContain('/checkout-trx')
    for (const secret of [
      person.email,
      person.password,
      'sandi-salah',
      'Nama Rahasia',
      token,
      local_device_id,
      pickupBody.guest_email,
    ]) {
      expect(backend.log()).not.toContain(secret)
    }
  })

  test("contains no delivery data of a guest's order, whether placed, repeated or refused", async () => {
    const guest = {
      guest_email: 'wulandari.k77@example.com',
      address_recipient_name: 'Wulandari Kusumaningtyas',
      address_recipient_phone: '085711223344',
      address_street: 'Jl. Cendrawasih Emas 77',
      address_notes: 'Pagar ungu muda',
      shipping_notes: 'Bungkus kertas koran',
    }
    const local_device_id = randomUUID()
    const place = (given: object) =>
      post(
        'checkout-trx',
        { local_device_id, ...deliveryBody, ...guest, ...given },
        { 'idempotency-key': local_device_id },
      )
    await post('cart', { local_device_id, product_detail_id: 1, size: 'M', qty: 1 })
    const statuses: number[] = []
    for (const given of [{ showroom_id: 0 }, { shipping_cost: 1 }, {}, {}])
      statuses.push((await place(given)).status)
    expect(statuses).toEqual([400, 400, 200, 200])
    await expect.poll(() => backend.log().split('/checkout-trx').length).toBeGreaterThan(4)
    for (const secret of Object.values(guest)) expect(backend.log()).not.toContain(secret)
  })
})

describe('stopping', () => {
  test('finishes requests in progress, even after a second signal, then exits cleanly', async () => {
    const local_device_id = randomUUID()
    const slow = post(
      'auth/sign-up',
      {
        name: 'Sari',
        gender: 'FEMALE',
        email: `${local_device_id}@example.com`,
        password: 'kopi susu 88',
        password_conf: 'kopi susu 88',
      },
      { 'x-request-id': local_device_id },
    )
    const arrived = () => entries().filter((entry) => entry.reqId === local_device_id).length
    await expect.poll(arrived, { interval: 1 }).toBe(1)
    const exit = backend.end('SIGTERM')
    const again = setInterval(() => backend.end('SIGTERM'), 10)
    const code = await exit
    clearInterval(again)
    expect((await slow).status).toBe(200)
    expect(code).toBe(0)
  })
})

test.runIf(isOnPostgres())(
  'three backends that start concurrently on an empty database all come up',
  async () => {
    const shared = await lastingDatabase()
    const connections = await Promise.all([1, 2, 3].map(() => openDatabase(shared)))
    for (const { db, close } of connections) {
      expect(await db.$count(products)).toBe(0)
      await close()
    }
    await shared.drop()
  },
)
