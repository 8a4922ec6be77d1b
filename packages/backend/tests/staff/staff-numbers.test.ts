import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { promos } from '@etalase/backend-kit/db/schema/promos.ts'
import { places, stockProduct } from '@etalase/backend-kit/tests/support/small-company.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshBackend } from '#tests/support/backend-for-tests.ts'
import { staffToken } from '#tests/support/test-context.ts'

const backend = await freshBackend()
const { app, db } = backend
const address = await backend.listen()

beforeEach(() => stockProduct(db, { id: 1, stock: { [places.hub]: 5 } }))

const priceOf = async () => (await db.select().from(products))[0]?.grandPrice

const post = (path: string, payload: string) =>
  app.inject({
    method: 'POST',
    url: `/staff/${path}`,
    headers: { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' },
    payload,
  })

describe('a staff call', () => {
  test('reads a thousands dot in an amount sent as text', async () => {
    const body = { product_detail_id: 1, retail_price: '399.000', net_price: '399.000' }
    expect((await post('price', JSON.stringify(body))).json().data.grand_price).toBe(399_000)
  })

  test.each([
    ['text that may mean two amounts', '"399.5"', 'retail_price'],
    ['a number that JSON would read without its thousands', '399.000', '399000'],
  ])('with %s is refused with a message, and changes nothing', async (_, typed, words) => {
    const before = await priceOf()
    const body = `{"product_detail_id":1,"retail_price":${typed},"net_price":1}`
    const answer = await post('price', body)
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      422,
      expect.stringContaining(words),
    ])
    expect(await priceOf()).toBe(before)
  })
})

async function staff(...args: string[]) {
  const env = { ...process.env, BACKEND_URL: address, STAFF_TOKEN: staffToken }
  const child = spawn(process.execPath, ['packages/backend/src/commands/staff.ts', ...args], {
    env,
  })
  const exit = new Promise((resolve) => child.once('exit', resolve))
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: await exit, out, error }
}

const timeout = 60_000

describe('the staff command', () => {
  test('reads a price with a thousands dot, and prints what it understood', {
    timeout,
  }, async () => {
    const { status, out } = await staff('price', '1', '399.000')
    expect([status, out]).toEqual([0, expect.stringContaining('399.000 → IDR 399,000')])
    expect(await priceOf()).toBe(399_000)
  })

  test('prints the templates to register, and fails with an extra argument', {
    timeout,
  }, async () => {
    const { status, out } = await staff('templates')
    expect([status, out.split('\n')]).toEqual([
      0,
      expect.arrayContaining([
        'order_delivered\ten\tOrder {{1}} has arrived. We hope you like it.',
      ]),
    ])
    expect(await staff('templates', 'en')).toMatchObject({ status: 1, out: '' })
  })

  async function refuses(...typed: string[]) {
    const before = await priceOf()
    const { status, error } = await staff('price', '1', ...typed)
    expect([status, error]).toEqual([1, expect.stringContaining('Staff: ')])
    expect(await priceOf()).toBe(before)
  }

  test('refuses an ambiguous amount', { timeout }, () => refuses('399.5'))

  test.each([
    ['with two dots that are none of thousands', ['12.34.5']],
    ['and an argument too many', ['399000', '399', '000']],
    ['with a space in it', ['399', '000']],
  ])('refuses an amount %s', { timeout, tags: 'nightly' }, (_, typed) => refuses(...typed))

  test('reads a promo file the same way: amounts with dots as text, none as numbers', {
    timeout,
  }, async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'promo-')), 'promo.json')
    const dates = '"starts_at":"2026-08-01 00:00","ends_at":"2030-08-01 00:00 WITA"'
    const promo = (amount: string) =>
      writeFileSync(
        file,
        `{"code":"HEMAT","category":"PRODUCT","disc_percent":"20%","disc_nominal":0,"disc_max":${amount},${dates},"use_limit":"1.000"}`,
      )
    promo('50.000')
    expect((await staff('promo', file)).error).toContain('disc_max: 50.000 may mean 50 or 50000')
    expect(await db.$count(promos)).toBe(0)
    promo('"50.000"')
    expect((await staff('promo', file)).out).toContain('disc_max: 50.000 → IDR 50,000')
    expect(await db.select().from(promos)).toMatchObject([
      { discMax: 50_000, useLimit: 1_000, endsAt: new Date('2030-07-31T16:00:00Z') },
    ])
  })
})
