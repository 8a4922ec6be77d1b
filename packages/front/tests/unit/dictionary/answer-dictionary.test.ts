import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { ask, portOf, startServer } from '@etalase/testkit/test-server.ts'
import { describe, expect, test } from 'vitest'
import { answerDictionary } from '#dictionary/answer-dictionary.ts'
import { dictionaryFolder, toDictionary } from '#encode/dictionary.ts'

const text = '<li>Linen, Rp 249.000</li>'.repeat(100)
const dictionary = toDictionary(Buffer.from(text))

async function serve(offered: Parameters<typeof answerDictionary>[0] = dictionary) {
  const answer = answerDictionary(offered)
  const server = await startServer((request, response) => {
    if (!answer(request, response)) response.end('not for it')
  })
  return (path: string) => ask(portOf(server), path, { headers: { 'accept-encoding': 'br' } })
}

describe('the dictionary handler', () => {
  test.each([`${dictionaryFolder}0123456789abcdef`, dictionaryFolder, `${dictionary.address}/x`])(
    'answers %s with an uncached 404',
    async (path) => {
      const { status, headers } = await (await serve())(path)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    },
  )

  test('answers 404 in a shop without a dictionary', async () => {
    expect((await (await serve(null))(dictionary.address)).status).toBe(404)
  })

  test('leaves other requests to the shop', async () => {
    expect((await (await serve())('/product/7')).body.toString()).toBe('not for it')
  })
})

describe('a dictionary', () => {
  test('is cacheable for a month, for pages and what their scripts fetch', async () => {
    const { status, headers, body } = await (await serve())(dictionary.address)
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, text])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=2592000, immutable',
      'use-as-dictionary': 'match="/*", match-dest=("document" "")',
      vary: 'Accept-Encoding',
    })
  })

  test("has its SHA-256 in its address, in the browser's header and before each body", () => {
    const digest = createHash('sha256').update(text).digest()
    expect(dictionary.address).toBe(`/_dictionary/${digest.toString('hex').slice(0, 16)}`)
    expect(dictionary.available).toBe(`:${digest.toString('base64')}:`)
    expect(dictionary.start).toEqual(Buffer.concat([Buffer.from('\xffDCB', 'latin1'), digest]))
  })

  test('with another text has another address', () => {
    expect(toDictionary(Buffer.from(`${text}.`)).address).not.toBe(dictionary.address)
  })
})
