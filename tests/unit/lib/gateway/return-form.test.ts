import type { Order } from '@etalase/contract/order.ts'
import { maxUploadBytes } from '@etalase/contract/rules/returns.ts'
import { encoderProcess } from '@etalase/pictures/encoder-process.ts'
import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { anOrder } from '@etalase/testkit/builders.ts'
import { claimingSize } from '@etalase/testkit/claiming-size.ts'
import { HttpResponse, http } from 'msw'
import { NextRequest } from 'next/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { keepOrderToken } from '#lib/session/order-cookie.ts'
import { errorsMessages } from '#messages/errors.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { returnsMessages as returns } from '#messages/returns.ts'
import { aRequest, flashOf, goesTo, testOwner, testToken } from '#tests/support/shop-request.ts'

const token = '7.1800000000.the-token-of-an-order'
const done = { data: { message: "We've received your request." } }
const return_until = '2126-12-03 23:59:59'
const opened = anOrder({ id: 12, trx_ref: '1A2B3C4D-1', return_until })

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  customerHas(opened)
})
// Starting it takes longer than a test's timeout on a busy machine.
beforeAll(async () => {
  await encoderProcess().encode({ source: await aPhoto(80), task: { to: 'upload' } })
}, 30_000)
afterAll(() => encoderProcess().stop())

/** Stubs the backend's order; null when it belongs to someone else. */
function customerHas(order: Order | null) {
  const answer = order
    ? HttpResponse.json({ data: { user_order: order } })
    : HttpResponse.json({ error: { message: 'Not found', code: 'NOT_FOUND' } }, { status: 404 })
  const orders = { data: { user_orders: order ? [order] : [] } }
  backendStub.use(
    http.get('http://localhost:4000/user/order', () => answer.clone()),
    http.get('http://localhost:4000/user/orders', () => HttpResponse.json(orders)),
  )
}

interface Heard {
  pictures: string[]
  [field: string]: unknown
}

function backendSays(call: string, body: object, status = 200) {
  const heard: Heard[] = []
  backendStub.use(
    http.post<never, Heard>(`http://localhost:4000/${call}`, async ({ request }) => {
      heard.push(await request.json())
      return HttpResponse.json(body, { status })
    }),
  )
  return heard
}

async function orderCookie(): Promise<string> {
  let sealed = ''
  await keepOrderToken({ set: (_, value) => (sealed = value) }, token)
  return `order=${sealed}`
}

const aPhoto = (width = 2_400) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#a43' } })
    .withExif({ IFD3: { GPSLatitude: '6/1 12/1 30/1' } })
    .jpeg()
    .toBuffer()

const file = (bytes: Uint8Array<ArrayBuffer> | Buffer, name = 'seam.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

const tiny = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a43' } })
const huge = claimingSize(await tiny.jpeg({ progressive: true }).toBuffer())

interface Given {
  files?: File[]
  fields?: Record<string, string>
  isSignedIn?: boolean
  headers?: Record<string, string>
  owner?: string
}

const typed = { reason: 'DAMAGED', words: 'A seam is open.' }

/** Posts the form as a browser without scripts. */
async function press(query: string, { files = [], fields = typed, ...given }: Given = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const one of files) form.append('pictures', one)
  const { headers, nextUrl } = await aRequest('POST', `/api/order/return?${query}`, given)
  headers.delete('content-type')
  return serve(new NextRequest(nextUrl, { method: 'POST', headers, body: form }))
}

describe('the form that requests a return', () => {
  test('of a customer sends its pictures reduced, and without camera metadata', async () => {
    const heard = backendSays('user/order-return', done)
    const response = await press('id=12', { isSignedIn: true, files: [file(await aPhoto())] })
    expect(goesTo(response)).toEqual([303, '/account/orders/12'])
    expect((await flashOf(response, '/account/orders'))?.isDone).toBe(true)
    expect(heard).toMatchObject([{ ...typed, id: 12 }])
    const sent = Buffer.from(heard[0]?.pictures[0] ?? '', 'base64')
    const { format, width, exif } = await sharp(sent).metadata()
    expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 1_600, exif: undefined })
  })

  test('accepts a photo of 54 megapixels, as phones take them', async () => {
    const heard = backendSays('user/order-return', done)
    const size = { width: 9_000, height: 6_000, channels: 3, background: '#a8442c' } as const
    const photo = await sharp({ create: size }).jpeg().toBuffer()
    const response = await press('id=12', { isSignedIn: true, files: [file(photo)] })
    expect(goesTo(response)).toEqual([303, '/account/orders/12'])
    expect(heard[0]?.pictures).toHaveLength(1)
  })

  test('without a picture is sent: browsers then send a file without name and bytes', async () => {
    const heard = backendSays('user/order-return', done)
    const parts = Object.entries(typed).map(([name, value]) => `name="${name}"\r\n\r\n${value}`)
    const body = [...parts, 'name="pictures"; filename=""\r\n\r\n']
      .map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`)
      .join('')
    const { headers, nextUrl } = await aRequest('POST', '/api/order/return?id=12', {
      isSignedIn: true,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    const sent = { method: 'POST', headers, body: `${body}--x--\r\n` }
    await serve(new NextRequest(nextUrl, sent))
    expect(heard).toMatchObject([{ ...typed, pictures: [] }])
  })

  test('of a guest sends the token of the opened order, and accepts PNG and WebP, too', async () => {
    backendSays('order-by-token', { data: { user_order: opened } })
    const heard = backendSays('order-return', done)
    const photo = sharp(await aPhoto(80))
    const files = [file(await photo.png().toBuffer()), file(await photo.webp().toBuffer())]
    const headers = { cookie: await orderCookie() }
    expect(goesTo(await press(`trx_ref=${opened.trx_ref}`, { files, headers }))).toEqual([
      303,
      '/order',
    ])
    expect(heard).toMatchObject([{ ...typed, order_token: token }])
    expect(heard[0]?.pictures).toHaveLength(2)
  })

  const text = Buffer.from('<svg onload="alert(1)"/>')
  const broken = Buffer.concat([Buffer.from([255, 216, 255]), text])
  test.each([
    ['an SVG that calls itself a JPEG', [file(text, 'a.jpg')], returns.noPicture('a.jpg')],
    ['a JPEG that ends at once', [file(broken, 'b.jpg')], returns.damagedPicture('b.jpg')],
    [
      'a small JPEG that claims 49 megapixels',
      [file(huge, 'd.jpg')],
      'd.jpg has 49 megapixels. Please choose a picture of at most 44 megapixels',
    ],
    [
      'a picture as an iPhone keeps it',
      [file(Buffer.from('\0\0\0\x24ftypheic'), 'e.heic')],
      'e.heic is in HEIC format. Please choose a JPEG, PNG or WebP picture',
    ],
    [
      'a GIF, which may move',
      [file(Buffer.from('GIF89a'), 'f.gif')],
      returns.otherFormat('f.gif', 'GIF'),
    ],
    ['a file of no bytes', [file(Buffer.alloc(0), 'g.jpg')], returns.emptyPicture('g.jpg')],
    ['four pictures', Array.from({ length: 4 }, () => file(text)), returns.tooManyPictures(3)],
    [
      'a picture of more than 8 MB',
      [file(Buffer.alloc(maxUploadBytes + 1), 'c.jpg')],
      returns.pictureTooLarge('c.jpg'),
    ],
  ])(
    'shows at the field what is wrong with %s, keeps the text, and sends nothing',
    async (_, files, problem) => {
      const heard = backendSays('user/order-return', done)
      const response = await press('id=12', { isSignedIn: true, files })
      expect(goesTo(response)).toEqual([303, '/account/orders/12/return'])
      expect(await flashOf(response, '/account/orders')).toMatchObject({
        problems: { pictures: problem },
        values: typed,
      })
      expect(heard).toEqual([])
    },
  )

  test('without reason or text shows both errors, and asks to choose the pictures again', async () => {
    const heard = backendSays('user/order-return', done)
    const given = { isSignedIn: true, fields: {}, files: [file(await aPhoto(80))] }
    expect(await flashOf(await press('id=12', given), '/account/orders')).toMatchObject({
      problems: { reason: returns.problems.reasonRequired, words: returns.problems.wordsRequired },
      message: returns.chooseAgain,
    })
    expect(heard).toEqual([])
  })

  test('larger than three pictures is refused before it is fully read', async () => {
    const heard = backendSays('user/order-return', done)
    const files = [file(Buffer.alloc(3 * maxUploadBytes + 100_000))]
    const response = await press('id=12', { isSignedIn: true, files })
    expect((await flashOf(response, '/account/orders'))?.message).toBe(errorsMessages.tooLarge)
    expect(heard).toEqual([])
  })

  test.each([
    ['without a session', 'id=12', {}, '/?notice=session-ended#notice'],
    ['with an id that is none', 'id=abc', { isSignedIn: true }, '/order'],
    ['without an opened order', 'trx_ref=1', {}, '/order'],
    [
      'of another customer’s page',
      'id=12',
      { isSignedIn: true, owner: 'other' },
      '/account/orders',
    ],
  ])('%s sends nothing', async (_, query, given, path) => {
    const heard = [backendSays('user/order-return', done), backendSays('order-return', done)]
    expect(goesTo(await press(query, given))).toEqual([303, path])
    expect(heard).toEqual([[], []])
  })

  test('on a page with an order other than the opened one sends nothing, and says so', async () => {
    backendSays('order-by-token', { data: { user_order: opened } })
    const heard = backendSays('order-return', done)
    const response = await press('trx_ref=5E6F', { headers: { cookie: await orderCookie() } })
    expect((await flashOf(response, '/order'))?.message).toBe(guestOrderMessages.otherOpened)
    expect(heard).toEqual([])
  })

  const asked = {
    status: 'REQUESTED',
    reason: 'DAMAGED',
    words: 'A seam is open.',
    requested_at: '2026-11-20 10:00:00',
    picture_count: 0,
  } as const
  test.each<[string, Order | null, string]>([
    ['that is another customer’s', null, '/account/orders/12/return'],
    ['that cannot be returned', { ...opened, return_until: null }, '/account/orders/12/return'],
    [
      'for which that was asked',
      { ...opened, return_until: null, return_request: asked },
      '/account/orders/12',
    ],
  ])('of an order %s is answered before its body is read', async (_, order, path) => {
    customerHas(order)
    const heard = backendSays('user/order-return', done)
    const { headers, nextUrl } = await aRequest('POST', '/api/order/return?id=12', {
      isSignedIn: true,
    })
    const pull = vi.fn()
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const init = { method: 'POST', headers, body, duplex: 'half' } as const
    const response = await serve(new NextRequest(nextUrl, init))
    expect(goesTo(response)).toEqual([303, path])
    expect(pull).not.toHaveBeenCalled()
    expect(heard).toEqual([])
  })
})

describe('a picture of a return', () => {
  const ask = async (query: string, isSignedIn: boolean, owner = testOwner) =>
    serve(await aRequest('GET', `/api/order/return-picture?${query}`, { isSignedIn, owner }))

  test('is sent to its buyer with the session, and stored by no cache', async () => {
    const tokens: (string | null)[] = []
    const picture = Buffer.from('a picture').toString('base64')
    backendStub.use(
      http.get('http://localhost:4000/user/order-return-picture', ({ request }) => {
        tokens.push(request.headers.get('authorization'))
        return HttpResponse.json({ data: { picture } })
      }),
    )
    const response = await ask('id=12&number=1', true)
    expect(await response.text()).toBe('a picture')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(tokens).toEqual([testToken])
  })

  test.each([
    ['id=12&number=1', false, 401],
    ['number=1', false, 404],
    ['id=12&number=4', true, 404],
    ['id=12', true, 404],
    ['id=-1&number=1', true, 404],
  ])('makes no backend call for %s (signed in: %s)', async (query, isSignedIn, status) => {
    expect((await ask(query, isSignedIn)).status).toBe(status)
  })

  test("is not sent to another customer's page", async () => {
    expect((await ask('id=12&number=1', true, 'other')).status).toBe(409)
  })
})
