import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { PlainBrowser } from '#tests/support/plain-browser.ts'
import { aRequest, goesTo } from '#tests/support/shop-request.ts'

stubBackend()

const shirt = 'product_detail_id=1001&size=M&qty=1'

/** Stubs the backend's add; returns the device id of each. */
function backendTakes(answer = () => HttpResponse.json({ data: { message: 'Added' } })) {
  const devices: unknown[] = []
  backendStub.use(
    http.post('http://localhost:4000/cart', async ({ request }) => {
      devices.push(Object(await request.json()).local_device_id)
      return answer()
    }),
  )
  return devices
}

describe('the first form of a browser without a device id', () => {
  test('is sent again before anything is done, and then done once', async () => {
    const devices = backendTakes()
    const browser = new PlainBrowser()
    const first = browser.take(await browser.post('add', shirt))
    expect(goesTo(first)).toEqual([307, '/api/cart?again=1'])
    expect(devices).toEqual([])
    expect(goesTo(await browser.follow(first, 'add', shirt))).toEqual([303, '/cart'])
    expect(devices).toHaveLength(1)
  })

  test('leaves only the device id in the browser, and the next one is done at once', async () => {
    const devices = backendTakes()
    const browser = new PlainBrowser()
    await browser.send('add', shirt)
    expect([...browser.cookies.keys()]).toEqual(['form-cart', 'device_id'])
    expect((await browser.post('add', shirt)).status).toBe(303)
    expect(devices).toEqual(Array(2).fill(browser.cookies.get('device_id')))
  })

  test('is done in a browser without cookies, after one redirect', async () => {
    const devices = backendTakes()
    const forgetful = new PlainBrowser()
    const first = await forgetful.post('add', shirt)
    expect((await forgetful.follow(first, 'add', shirt)).status).toBe(303)
    expect(devices).toHaveLength(1)
  })

  test('reuses a device id that it may have created when its outcome was unknown', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const devices = backendTakes(() => HttpResponse.error())
    const browser = new PlainBrowser()
    await browser.send('add', shirt)
    await browser.send('add', shirt)
    log.mockClear()
    expect(devices).toHaveLength(2)
    expect(new Set(devices)).toEqual(new Set([browser.cookies.get('device_id')]))
  })

  test('rejects an offered id that the shop did not make', async () => {
    const devices = backendTakes()
    const browser = new PlainBrowser()
    browser.cookies.set('device_offer_../../x', '1')
    await browser.send('add', shirt)
    expect(devices).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })
})

describe('the first form of a text browser', () => {
  /** Sends only a referer, as w3m, lynx, links2 and elinks do. */
  const sendAsText = async (browser: PlainBrowser, body: string, address = '/api/cart') => {
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { cookie, referer: 'http://shop.test/product/1001' }
    const request = await aRequest('POST', address, { body, headers })
    request.headers.delete('origin')
    return browser.take(await serve(request))
  }

  const htmlOf = async (response: Response) => ({
    status: response.status,
    html: await response.text(),
  })

  test('is answered by a page with the same form, which is then done once', async () => {
    const devices = backendTakes()
    const browser = new PlainBrowser()
    const { status, html } = await htmlOf(await sendAsText(browser, `${shirt}&buy_now=`))
    expect(status).toBe(200)
    expect(html).toContain('<form method="post" action="/api/cart?again=1">')
    expect(html).toContain('<input type="hidden" name="size" value="M">')
    expect(devices).toEqual([])
    const done = await sendAsText(browser, shirt, '/api/cart?again=1')
    expect(goesTo(done)).toEqual([303, '/cart'])
    expect(devices).toEqual([browser.cookies.get('device_id')])
  })

  test('is shown as escaped text, whatever it contains', async () => {
    const body = new URLSearchParams({ 'a"><b>': `"'><script>` }).toString()
    const { html } = await htmlOf(await sendAsText(new PlainBrowser(), body))
    expect(html).toContain(
      '<input type="hidden" name="a&quot;&gt;&lt;b&gt;" value="&quot;&#39;&gt;&lt;script&gt;">',
    )
  })

  test('makes one cart with another one sent at once', async () => {
    const devices = backendTakes()
    const browser = new PlainBrowser()
    await Promise.all([sendAsText(browser, shirt), sendAsText(browser, shirt)])
    await sendAsText(browser, shirt, '/api/cart?again=1')
    await sendAsText(browser, shirt, '/api/cart?again=1')
    expect(new Set(devices)).toEqual(new Set([browser.cookies.get('device_id')]))
  })
})

describe('two simultaneous first forms', () => {
  type Order = readonly ('offer 1' | 'offer 2' | 'done 1' | 'done 2' | 'sent 1' | 'sent 2')[]

  test.each<Order>([
    ['offer 1', 'offer 2', 'sent 1', 'sent 2', 'done 1', 'done 2'],
    ['offer 1', 'offer 2', 'sent 2', 'sent 1', 'done 2', 'done 1'],
    ['offer 2', 'offer 1', 'sent 1', 'sent 2', 'done 2', 'done 1'],
    ['offer 1', 'sent 1', 'offer 2', 'sent 2', 'done 2', 'done 1'],
    ['offer 2', 'sent 2', 'offer 1', 'sent 1', 'done 1', 'done 2'],
    ['offer 1', 'sent 1', 'done 1', 'offer 2', 'sent 2', 'done 2'],
  ])('make one cart when answers come in the order %s, %s, %s, %s, %s, %s', async (...order) => {
    const devices = backendTakes()
    const browser = new PlainBrowser()
    const offers = [await browser.post('add', shirt), await browser.post('add', shirt)]
    const done: Response[] = []
    for (const event of order) {
      const number = Number(event.at(-1)) - 1
      const offer = offers[number]
      if (event.startsWith('offer') && offer) browser.take(offer)
      if (event.startsWith('sent') && offer)
        done[number] = await browser.follow(offer, 'add', shirt)
      const answer = done[number]
      if (event.startsWith('done') && answer) browser.take(answer)
    }
    expect(devices).toHaveLength(2)
    expect(new Set(devices)).toEqual(new Set([browser.cookies.get('device_id')]))
  })

  test('of two browsers in one network make two carts', async () => {
    const devices = backendTakes()
    await new PlainBrowser().send('add', shirt)
    await new PlainBrowser().send('add', shirt)
    expect(new Set(devices).size).toBe(2)
  })
})
