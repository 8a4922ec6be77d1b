import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { isCanonicalImage, isImageAddress } from '#server/image-address.ts'
import { limitImages } from '#server/limit-images.ts'
import { Slots } from '#server/slots.ts'

const picture = (source: string, rest = '&w=750&q=75') =>
  `/_next/image?url=${encodeURIComponent(source)}${rest}`

describe('the address of a picture', () => {
  test.each([
    '/media/products/kemeja.1a2b3c4d5e.webp',
    '/media/kemeja%20biru.webp',
    '/media/kemeja biru (1).webp',
    'https://images.example/a/kemeja.webp',
  ])('of %s is as next/image writes it', (source) => {
    expect(isCanonicalImage(picture(source))).toBe(true)
  })

  test.each([
    ['a fragment', picture('/media/a.webp#1')],
    ['an empty fragment', picture('/media/a.webp#')],
    ['a query', picture('/media/a.webp?1')],
    ['an empty query', picture('/media/a.webp?')],
    ['a letter as an escape', picture('/media/%61.webp')],
    ['an escape in lower case', picture('/media/%c3%a9.webp')],
    ['a path with dots', picture('/media/b/../a.webp')],
    ['a backslash', picture('/media\\a.webp')],
    ['a tab', picture('/media/a\t.webp')],
    ['a host in upper case', picture('https://IMAGES.example/a.webp')],
    ['a port that is the default', picture('https://images.example:443/a.webp')],
    ['a fragment of another origin', picture('https://images.example/a.webp#1')],
    ['a query of another origin', picture('https://images.example/a.webp?1')],
    ['a letter of the query as an escape', '/_next/image?url=%2Fmedia%2F%61.webp&w=750&q=75'],
    ['an escape in lower case in the query', '/_next/image?url=%2fmedia%2fa.webp&w=750&q=75'],
    ['a slash that is not escaped', '/_next/image?url=/media/a.webp&w=750&q=75'],
    ['another order', '/_next/image?w=750&url=%2Fmedia%2Fa.webp&q=75'],
    ['one parameter more', picture('/media/a.webp', '&w=750&q=75&x=1')],
    ['one parameter less', picture('/media/a.webp', '&w=750')],
    ['a parameter twice', picture('/media/a.webp', '&w=750&w=750&q=75')],
    ['a leading zero', picture('/media/a.webp', '&w=0750&q=75')],
    ['a second question mark', picture('/media/a.webp', '&w=750&q=75?')],
    ['an escape that is none', '/_next/image?url=%zz&w=750&q=75'],
    ['an address that is none', picture('https://')],
    ['no picture', '/_next/image'],
    ['a longer path', '/_next/image/?url=%2Fmedia%2Fa.webp&w=750&q=75'],
    ['an escape in the path', '/_next/%69mage?url=%2Fmedia%2Fa.webp&w=750&q=75'],
  ])('with %s is refused, though Next may encode it', (_, url) => {
    expect(isImageAddress(url)).toBe(true)
    expect(isCanonicalImage(url)).toBe(false)
  })
})

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server whose encodes end when the test says so. */
async function startServer(slots: Slots) {
  const encodes: { url: string; end: () => void }[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isImageAddress(request.url ?? '')) return void response.end('page')
    await new Promise<void>((resolve) => encodes.push({ url: request.url ?? '', end: resolve }))
    response.end('picture')
  }
  const limited = limitImages(handle, slots)
  const server = createServer((request, response) => void limited(request, response)).listen(0)
  await once(server, 'listening')
  closing.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const send = (path: string) => {
    const request = get({ port, path, agent: false })
    const status = once(request, 'response').then(([response]) => {
      response.resume()
      return response.statusCode
    })
    status.catch(() => {})
    return { request, status }
  }
  return { send, encodes }
}

const numbered = (number: number) => picture(`/media/${number}.webp`)

describe('pictures', () => {
  test('are encoded as many at once as there are slots; the others wait for their turn', async () => {
    const { send, encodes } = await startServer(new Slots(2, 10))
    const sent = [1, 2, 3].map((number) => send(numbered(number)))
    await expect.poll(() => encodes.length).toBe(2)
    expect(await send('/faq').status).toBe(200)
    encodes[0]?.end()
    await expect.poll(() => encodes.length).toBe(3)
    for (const { end } of encodes) end()
    expect(await Promise.all(sent.map(({ status }) => status))).toEqual([200, 200, 200])
  })

  test('are refused with 503 when too many wait, and not before', async () => {
    const { send, encodes } = await startServer(new Slots(1, 1))
    const [first, second] = [send(numbered(1)), send(numbered(2))]
    await expect.poll(() => encodes.length).toBe(1)
    expect(await send(numbered(3)).status).toBe(503)
    encodes[0]?.end()
    await expect.poll(() => encodes.length).toBe(2)
    encodes[1]?.end()
    expect([await first.status, await second.status]).toEqual([200, 200])
  })

  test('that were encoded before do not wait', async () => {
    const { send, encodes } = await startServer(new Slots(1, 0))
    const first = send(numbered(1))
    await expect.poll(() => encodes.length).toBe(1)
    encodes[0]?.end()
    await first.status
    send(numbered(2))
    await expect.poll(() => encodes.length).toBe(2)
    const again = send(numbered(1))
    await expect.poll(() => encodes.length).toBe(3)
    for (const { end } of encodes) end()
    expect(await again.status).toBe(200)
  })

  test('whose client has gone keep their slot until they are done, and lose their place in the queue', async () => {
    const { send, encodes } = await startServer(new Slots(1, 10))
    const [left, waiting] = [send(numbered(1)), send(numbered(2))]
    await expect.poll(() => encodes.length).toBe(1)
    left.request.destroy()
    waiting.request.destroy()
    const last = send(numbered(3))
    expect(await send('/faq').status).toBe(200)
    expect(encodes).toHaveLength(1)
    encodes[0]?.end()
    await expect.poll(() => encodes.length).toBe(2)
    expect(encodes[1]?.url).toBe(numbered(3))
    encodes[1]?.end()
    expect(await last.status).toBe(200)
  })

  test('under an address that next/image does not write get 400, and are not encoded', async () => {
    const { send, encodes } = await startServer(new Slots(1, 10))
    expect(await send(picture('/media/a.webp#1')).status).toBe(400)
    expect(encodes).toEqual([])
  })

  test('that fail free their slot', async () => {
    const slots = new Slots(1, 0)
    await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await slots.run(async () => 'next')).toBe('next')
  })
})
