import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { ImportReport } from '#backend/import/import-report.ts'
import { shownNow } from '#backend/import/show-now.ts'
import { portOf, startServer } from '#tests/support/test-server.ts'

const changed = (count: number, origin?: string) => {
  const report = new ImportReport(() => {})
  report.changedIds.push(...Array.from({ length: count }, (_, index) => index + 1))
  if (origin) report.origins.add(origin)
  return report
}

describe('the report of an import', () => {
  test('names a thousand rows that are left out, and counts all by reason', () => {
    const said: string[] = []
    const report = new ImportReport((line) => said.push(line))
    for (let line = 1; line <= 1_500; line++)
      report.drop({ line, field: null, reason: 'has no id' })
    report.drop({ line: 1_501, field: 'price', reason: 'is zero' })
    expect([said.length, said.at(-1)]).toEqual([1_001, 'What else is left out is counted below.'])
    expect(report.summary()).toEqual([
      'Products: 0 made, 0 updated, 0 unchanged.',
      'Left out:',
      '  1500 × row: has no id',
      '  1 × field price: is zero',
    ])
  })

  test('quotes what a stranger wrote on one line, and cuts it', () => {
    const said: string[] = []
    const report = new ImportReport((line) => said.push(line))
    report.drop({ line: 2, field: 'size', reason: 'is bad', detail: `a\nb${'x'.repeat(100)}` })
    expect(said).toEqual([`Line 2: field size: is bad ("a\\nb${'x'.repeat(77)}")`])
  })
})

describe('after an import', () => {
  test('the running shop is told of each changed product, in calls of a thousand tags', async () => {
    const bodies: { tags: string[] }[] = []
    const server = await startServer(async (request, response) => {
      expect(request.headers.authorization).toBe('Bearer secret')
      bodies.push(JSON.parse(await text(request)))
      response.end('{}')
    })
    const SHOP_URL = `http://localhost:${portOf(server)}`
    const said = await shownNow(changed(1_200), { SHOP_URL, REVALIDATE_SECRET: 'secret' })
    expect(bodies.map(({ tags }) => tags.length)).toEqual([1_000, 205])
    expect(bodies[0]?.tags).toContain('product:1')
    expect(said.join()).toContain('The shop was told')
  })

  test.each([401, 404, 503])(
    'a shop that answers %i is no failure of the import',
    async (status) => {
      const server = await startServer((_, response) => response.writeHead(status).end())
      const SHOP_URL = `http://localhost:${portOf(server)}`
      const said = await shownNow(changed(1), { SHOP_URL, REVALIDATE_SECRET: 'secret' })
      expect(said.join()).toContain(`The shop could not be told (status ${status})`)
    },
  )

  test('a shop that is not known is not called, and what to do is said', async () => {
    expect((await shownNow(changed(1), {})).join()).toContain('after a minute')
    expect(await shownNow(changed(0), {})).toEqual([])
  })

  test('the setting for pictures of other origins is said, unless the shop has it', async () => {
    const origin = 'https://cdn.shopify.com'
    const said = await shownNow(changed(1, origin), { MEDIA_ORIGINS: 'https://a.example' })
    expect(said.join()).toContain('MEDIA_ORIGINS=https://a.example,https://cdn.shopify.com')
    expect((await shownNow(changed(1, origin), { MEDIA_ORIGINS: origin })).join()).not.toContain(
      'MEDIA',
    )
  })
})
