import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'

const nextMinute = () => vi.advanceTimersByTime(60_000)

let log: ReturnType<typeof vi.spyOn>
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
beforeEach(() => {
  nextMinute()
  log = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => log.mockRestore())
afterAll(() => void vi.useRealTimers())

const send = async (body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = new Request('http://shop.test/api/csp-report', { method: 'POST', body: text })
  return (await serve(request)).status
}

const logged = (): object[] => log.mock.calls.map(([line]: unknown[]) => JSON.parse(String(line)))

const oldReport = (page: string, blocked: string) => ({
  'csp-report': {
    'document-uri': page,
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
    'script-sample': 'alert("sari@example.com")',
  },
})

const newReport = (page: string, blocked: string) => [
  {
    type: 'csp-violation',
    age: 10,
    url: page,
    user_agent: 'Mozilla',
    body: {
      documentURL: page,
      effectiveDirective: 'script-src-elem',
      blockedURL: blocked,
      sample: 'alert("sari@example.com")',
    },
  },
]

describe.each([
  ['report-uri', oldReport],
  ['report-to', newReport],
])('a report of %s', (_, report) => {
  test('is one log line with path, directive and origin: no query, no code, no personal data', async () => {
    const page = 'https://shop.example/product/1001?email=sari@example.com'
    expect(await send(report(page, 'https://evil.example/x.js?token=secret'))).toBe(204)
    expect(logged()).toMatchObject([
      { page: '/product/1001', directive: 'script-src-elem', blocked: 'https://evil.example' },
    ])
    expect(String(log.mock.calls)).not.toMatch(/sari|secret|alert/)
  })

  test.each([
    ['inline', 'inline'],
    ['data:text/javascript,alert(1)', 'data:'],
  ])('of %s names %s', async (blocked, named) => {
    await send(report('https://shop.example/', blocked))
    expect(logged()).toMatchObject([{ blocked: named }])
  })
})

describe('the log', () => {
  const one = oldReport('https://shop.example/', 'inline')

  test('has at most ten lines in a minute, and then the number of omitted ones', async () => {
    for (let sent = 0; sent < 25; sent++) expect(await send(one)).toBe(204)
    expect(logged()).toHaveLength(10)
    nextMinute()
    await send(one)
    expect(logged().at(-1)).toMatchObject({ dropped: 15 })
  })

  test('has at most ten lines for one request with many reports, too', async () => {
    const [report] = newReport('https://shop.example/', 'inline')
    await send(Array.from({ length: 50 }, () => report))
    expect(logged()).toHaveLength(10)
  })
})

describe('a report is refused without a log line for', () => {
  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['another report', [{ type: 'deprecation', body: {} }]],
    ['no URL', oldReport('not a url', 'inline')],
    [
      'a directive that is none',
      newReport('https://shop.example/', 'inline').map((report) => ({
        ...report,
        body: { ...report.body, effectiveDirective: 'x\n{"level":"error"}' },
      })),
    ],
    [
      'more than 50 reports',
      Array.from({ length: 51 }, () => newReport('https://shop.example/', 'inline')[0]),
    ],
  ])('%s: 400', async (_, body) => {
    expect(await send(body)).toBe(400)
    expect(log).not.toHaveBeenCalled()
  })

  test('a body of more than 64 KiB: 413', async () => {
    expect(await send('x'.repeat(64 * 1024 + 1))).toBe(413)
    expect(log).not.toHaveBeenCalled()
  })
})
