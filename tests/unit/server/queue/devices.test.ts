import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { readDeviceId } from '#lib/session/device.ts'
import { QueuedShop, type Shopper } from '#tests/support/queued-shop.ts'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Opens a shop; returns the ticket of an admitted shopper without a device id. */
async function admitted() {
  const shop = await QueuedShop.open()
  const [shopper] = await shop.crowd(1)
  await shop.after(2)
  await shopper?.isIn()
  shop.shop.respond = (_, response) =>
    void response.setHeader('Cache-Control', 'no-store').end('{}')
  return { shop, ticket: shopper?.cookies.get('queue') ?? '' }
}

/** Returns the device ids that the gateway reads from its requests; null where it would create one. */
const devicesAsked = ({ shop }: QueuedShop) =>
  shop.seen
    .filter(({ url }) => url.startsWith('/api/'))
    .map(({ url, headers }) => {
      const request = new NextRequest(`http://shop.test${url}`, {
        headers: { cookie: headers.cookie ?? '' },
      })
      return readDeviceId(request.cookies) ?? null
    })

const order = (shopper: Shopper, cookie?: string) =>
  shopper.ask('/api/checkout-trx', { method: 'POST', ...(cookie && { headers: { cookie } }) })

describe('an admission without a device', () => {
  test('buys for one device, however often its ticket is copied', async () => {
    const { shop, ticket } = await admitted()
    for (let copy = 0; copy < 10; copy++) {
      const thief = shop.shopper()
      thief.cookies.set('queue', ticket)
      expect((await order(thief)).status).toBe(200)
    }
    const devices = new Set(devicesAsked(shop))
    expect(devices.size).toBe(1)
    expect(devices).not.toContain(null)
  })

  test("sets its browser's device id, which the next call reuses", async () => {
    const { shop, ticket } = await admitted()
    const shopper = shop.shopper()
    shopper.cookies.set('queue', ticket)
    await order(shopper)
    await order(shopper)
    const [first, second] = devicesAsked(shop)
    expect(second).toBe(first)
    expect(shopper.cookies.get('device_id')).toBe(first)
  })

  test('leaves the device id to a call that sets one itself, as a sign-in does', async () => {
    const { shop, ticket } = await admitted()
    shop.shop.respond = (_, response) =>
      void response
        .setHeader('Cache-Control', 'no-store')
        .setHeader('Set-Cookie', `device_id=${uuid(7)}; Path=/`)
        .end('{}')
    const shopper = shop.shopper()
    shopper.cookies.set('queue', ticket)
    const { headers } = await shopper.ask('/api/session/sign-in', { method: 'POST' })
    const devices = headers['set-cookie']?.filter((cookie) => cookie.startsWith('device_id='))
    expect(devices).toEqual([`device_id=${uuid(7)}; Path=/`])
  })

  test('creates no device id for a read', async () => {
    const { shop, ticket } = await admitted()
    const shopper = shop.shopper()
    shopper.cookies.set('queue', ticket)
    expect((await shopper.ask('/api/cart')).headers['set-cookie']).toBeUndefined()
    expect(devicesAsked(shop)).toEqual([null])
  })
})

describe('an admission', () => {
  test('allows three devices in an hour, whatever their origin', async () => {
    const { shop, ticket } = await admitted()
    const shopper = shop.shopper()
    shopper.cookies.set('queue', ticket)
    const statuses = []
    for (let time = 0; time < 8; time++) {
      // Like a browser that signed out, or a script that sets its cookies freely.
      if (time % 2 === 0) shopper.cookies.delete('device_id')
      else shopper.cookies.set('device_id', uuid(time))
      statuses.push((await order(shopper)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
    expect(new Set(devicesAsked(shop)).size).toBe(3)
  })

  test('is not used up by simultaneous calls, nor by a repeated one', async () => {
    const { shop, ticket } = await admitted()
    const shopper = shop.shopper()
    shopper.cookies.set('queue', ticket)
    const cookie = `queue=${ticket}; device_id=${uuid(1)}`
    const answers = await Promise.all(Array.from({ length: 9 }, () => order(shopper, cookie)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    shopper.cookies.set('device_id', uuid(2))
    expect((await order(shopper)).status).toBe(200)
  })

  test.each([
    ['another one before it', `device_id=N; device_id=${uuid(1)}`],
    ['another one without a space between', `device_id=N;device_id=${uuid(1)}`],
    ['one without a value behind it', `device_id=${uuid(1)}; device_id`],
    ['one that is no device', `device_id=${uuid(1)}; device_id=x`],
    ['nothing but one that is no device', 'device_id=x'],
    ['one with escapes', `device_id=%30${uuid(1).slice(1)}`],
    ['one in capitals', `device_id=${uuid(1).replace('8000', 'A000')}`],
  ])('counts for the device that the gateway reads, in cookies with %s', async (_, cookies) => {
    const { shop, ticket } = await admitted()
    for (const number of [2, 3]) {
      const sent = `queue=${ticket}; ${cookies.replace('N', uuid(number))}; theme=dark`
      await order(shop.shopper(), sent)
    }
    const [first, second] = devicesAsked(shop)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
    expect(shop.shop.seen.at(-1)?.headers.cookie).toContain('theme=dark')
  })
})
