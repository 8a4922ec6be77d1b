import { ask, portOf, startServer } from '@etalase/testkit/test-server.ts'
import { describe, expect, test } from 'vitest'
import { answerStart } from '#finish/answer-start.ts'
import { start, startFolder } from '#finish/built-scripts.ts'
import '#tests/support/start-script.ts'

async function serve() {
  const answer = answerStart()
  const server = await startServer((request, response) => {
    if (!answer(request, response)) response.end('not for it')
  })
  return (path: string) => ask(portOf(server), path)
}

describe('the start script', () => {
  test('is cacheable for a year and immutable', async () => {
    const { status, headers, body } = await (await serve())(start.address)
    expect([status, body.toString()]).toEqual([200, start.load()])
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([`${startFolder}0123456789ab.js`, startFolder, `${start.address}?a`])(
    'also answers %s, for pages of another release, without caching',
    async (path) => {
      const { status, headers, body } = await (await serve())(path)
      expect([status, body.toString()]).toEqual([200, start.load()])
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  test('leaves other requests to the shop', async () => {
    expect((await (await serve())('/product/7')).body.toString()).toBe('not for it')
  })
})
