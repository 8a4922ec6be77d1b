import { brotliDecompressSync } from 'node:zlib'
import { toDictionary } from '@etalase/front/encode/dictionary.ts'
import { queryWithHash } from '@etalase/front/next/variants.ts'
import { describe, expect, test } from 'vitest'
import { nextPage } from '#tests/support/fake-renderer.ts'
import { GateShop, sendPage } from '#tests/support/gate-shop.ts'

const cards = (name: string) =>
  Array.from(
    { length: 600 },
    (_, card) => `<li>${name} ${(card * card * 7919) % 99_991}, Rp 249.000</li>`,
  ).join('')

const dictionary = toDictionary(Buffer.from(nextPage(cards('Linen'))))
const ofAnotherRelease = toDictionary(Buffer.from(nextPage(cards('Cotton'))))

/** Returns the request headers of a browser with a dictionary. */
const has = (available: string, accepted = 'gzip, deflate, br, zstd, dcb, dcz') => ({
  headers: { 'accept-encoding': accepted, 'available-dictionary': available },
})
const known = has(dictionary.available)
const usual = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }

const dataHeaders = { rsc: '1' }
const dataPath = `/product/7?${queryWithHash(dataHeaders, new URLSearchParams())}`

async function openShop(offered = true): Promise<GateShop> {
  const shop = await GateShop.open((request, response) => {
    if (request.headers.rsc !== '1') return sendPage(response, `${cards('Linen')}${request.url}`)
    response.setHeader('Cache-Control', 's-maxage=60')
    response.setHeader('Content-Type', 'text/x-component')
    response.end(`1:${cards('Linen')}`)
  })
  shop.dictionary = offered ? dictionary : null
  shop.restart()
  return shop
}

/** Decodes a `dcb` body. Throws for one made with another dictionary. */
function decoded(body: Buffer): string {
  expect(body.subarray(0, 36)).toEqual(dictionary.start)
  const options = { params: {}, dictionary: dictionary.bytes }
  return brotliDecompressSync(body.subarray(36), options).toString()
}

describe('ordinary brotli is sent to', () => {
  test.each([
    ['the dictionary of another release or language', has(ofAnotherRelease.available)],
    ['a hash without its colons', has(dictionary.available.slice(1, -1))],
    ['a hash in another alphabet', has(dictionary.available.replaceAll(/[+/=]/g, '-'))],
    ['two dictionaries', has(`${dictionary.available}, ${dictionary.available}`)],
    ['an empty hash', has('::')],
    ['the dictionary, and does not take what it makes', has(dictionary.available, 'br, gzip')],
    ['the dictionary, and refuses what it makes', has(dictionary.available, 'br, dcb;q=0')],
  ])('a client that names %s', async (_, asked) => {
    const shop = await openShop()
    const plain = await shop.ask('/product/7', usual)
    const { headers, body } = await shop.ask('/product/7', asked)
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body)).toEqual(brotliDecompressSync(plain.body))
  })

  test('each client of a shop without a dictionary, without any header for one', async () => {
    const shop = await openShop(false)
    const { headers, text } = await shop.ask('/product/7', known)
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(text).not.toContain('_dictionary')
  })

  test('a client that requests a personal page, which is never cached', async () => {
    const shop = await openShop()
    shop.respond = (_, response) => sendPage(response, cards('Linen'), 'private, no-store')
    const { headers } = await shop.ask('/account/orders', known)
    expect(headers['content-encoding']).toBe('br')
    expect(headers.vary).not.toContain('Dictionary')
  })
})

test('caches store one page for all clients without a dictionary', async () => {
  const shop = await openShop()
  const silent = { headers: { 'accept-encoding': known.headers['accept-encoding'] } }
  expect((await shop.ask('/product/7', silent)).headers.vary).toBe('Accept-Encoding')
  for (const encoding of ['br', 'gzip', 'identity']) {
    const asked = { headers: { ...known.headers, 'accept-encoding': encoding } }
    expect((await shop.ask('/product/7', asked)).headers.vary).toBe('Accept-Encoding')
  }
})

describe('a browser that has the dictionary gets', () => {
  test('a page as a difference from it, with a Vary header for all caches', async () => {
    const shop = await openShop()
    const plain = await shop.ask('/product/7', usual)
    const { status, headers, body } = await shop.ask('/product/7', known)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': 'dcb',
      'content-length': String(body.length),
      'content-security-policy': plain.headers['content-security-policy'],
      etag: plain.headers.etag,
      vary: 'Accept-Encoding, Available-Dictionary',
    })
    expect(decoded(body)).toBe(plain.text)
    expect(body.length).toBeLessThan(plain.body.length / 2)
  })

  test('the same page at each request, even when it has been compressed again', async () => {
    const shop = await openShop()
    const plain = await shop.ask('/product/7', usual)
    for (let request = 0; request < 12; request++)
      expect(decoded((await shop.ask('/product/7', known)).body)).toBe(plain.text)
  })

  test("a page's data, and the router's requests", async () => {
    const shop = await openShop()
    const { text } = await shop.ask('/product/7', usual)
    const [data = ''] = /\/_data\/[0-9a-f]{40}/.exec(text) ?? []
    const ofPage = await shop.ask(`${data}/product/7`, known)
    expect(JSON.parse(decoded(ofPage.body))).toMatchObject({ dictionary: dictionary.address })
    const router = { headers: { ...known.headers, ...dataHeaders } }
    expect(decoded((await shop.ask(dataPath, router)).body)).toBe(`1:${cards('Linen')}`)
  })

  test('a product with the size in its address', async () => {
    const shop = await openShop()
    const { headers, body } = await shop.ask('/product/7?size=M', known)
    expect(headers['content-encoding']).toBe('dcb')
    expect(decoded(body)).toContain('</html>')
  })

  test('headers alone for HEAD, 304 for a current page, and a range unchanged', async () => {
    const shop = await openShop()
    const { etag = '', ...headers } = (await shop.ask('/product/7', known)).headers
    const head = await shop.ask('/product/7', { ...known, method: 'HEAD' })
    expect([head.body.length, head.headers['content-length']]).toEqual([
      0,
      headers['content-length'],
    ])
    const again = { headers: { ...known.headers, 'if-none-match': etag } }
    const { status, headers: kept } = await shop.ask('/product/7', again)
    expect([status, kept.vary]).toEqual([304, headers.vary])
    const part = { headers: { ...known.headers, range: 'bytes=0-14' } }
    const ranged = await shop.ask('/product/7', part)
    expect([ranged.status, ranged.body.toString()]).toEqual([206, '<!DOCTYPE html>'])
  })
})

test('Next does not learn which dictionary a browser has', async () => {
  const shop = await openShop()
  await shop.ask('/product/7', known)
  expect(shop.seen.flatMap(({ headers }) => Object.keys(headers))).not.toContain(
    'available-dictionary',
  )
})
