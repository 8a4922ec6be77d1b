import { holdDeadlines } from '@etalase/testkit/broken-bodies.ts'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { purgeCdn } from '#lib/api/purge-cdn.ts'

const url = 'https://cdn.test/purge?token=secret-token'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

/** Silences the error log and returns its lines. */
function watchLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => {
    const lines = log.mock.calls.map(([line]) => String(line))
    log.mockClear()
    return lines
  }
}

describe('the purge hook', () => {
  test('gets the expired tags, and the paths of their pages', async () => {
    const received: unknown[] = []
    server.use(
      http.post('https://cdn.test/purge', async ({ request }) => {
        received.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    await purgeCdn(url, ['product:1001', 'products', 'home', 'stores'])
    expect(received).toEqual([
      {
        tags: ['product:1001', 'products', 'home', 'stores'],
        paths: ['/product/1001', '/', '/shop/women', '/shop/men', '/stores'],
      },
    ])
  })

  test('is not called when not configured', async () => {
    await expect(purgeCdn(undefined, ['home'])).resolves.toBeUndefined()
  })

  test.each([
    ['refuses', () => new HttpResponse(null, { status: 403 }), 'status 403'],
    ['cannot be reached', () => HttpResponse.error(), 'TypeError'],
  ])(
    'that %s is logged, without its token, and causes no other failure',
    async (_, answer, cause) => {
      const logged = watchLog()
      server.use(http.post('https://cdn.test/purge', answer))
      await purgeCdn(url, ['home'])
      const [line = '{}', ...more] = logged()
      expect(more).toEqual([])
      expect(JSON.parse(line)).toMatchObject({ method: 'POST', url: 'https://cdn.test/purge' })
      expect(line).toContain(cause)
      expect(line).not.toContain('secret-token')
    },
  )

  test('times out when it does not answer', async () => {
    const logged = watchLog()
    const deadlines = holdDeadlines(5_000)
    server.use(http.post('https://cdn.test/purge', () => delay('infinite')))
    const purged = purgeCdn(url, ['home'])
    deadlines.pass()
    await purged
    expect(logged()).toHaveLength(1)
  })
})
