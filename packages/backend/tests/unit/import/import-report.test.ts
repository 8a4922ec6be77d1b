import { text } from 'node:stream/consumers'
import { portOf, startServer } from '@etalase/testkit/test-server.ts'
import { describe, expect, test } from 'vitest'
import { ImportReport } from '#import/import-report.ts'
import { shownNow } from '#import/show-now.ts'

const changed = (count: number, origin?: string) => {
  const report = new ImportReport(() => {})
  report.changedIds.push(...Array.from({ length: count }, (_, index) => index + 1))
  if (origin) report.origins.add(origin)
  return report
}

const shopsAt = (...revalidateUrls: string[]) => ({ revalidateUrls, revalidateSecret: 'secret' })

describe('the report of an import', () => {
  test('names up to a thousand left-out rows, and counts them all by reason', () => {
    const said: string[] = []
    const report = new ImportReport((line) => said.push(line))
    for (let line = 1; line <= 1_500; line++)
      report.leaveOut(report.openRow(line), { reason: 'has no id' })
    report.drop({ line: 1_501, field: 'price', reason: 'is zero' })
    expect([said.length, said.at(-1)]).toEqual([
      1_001,
      'Everything else that is left out is counted below.',
    ])
    expect(report.summary()).toEqual([
      'Products: 0 created, 0 updated, 0 unchanged.',
      'Rows: 1500 read: 0 imported, 0 unchanged, 0 with only shared data or a picture, 1500 left out.',
      'Left out:',
      '  1500 × row: has no id',
      '  1 × field price: is zero',
    ])
  })

  test('counts a row by its best variant, and unfinished ones of a broken file as not written', () => {
    const report = new ImportReport(() => {})
    const [first, second, third] = [2, 3, 4].map((line) => report.openRow(line))
    if (!first || !second || !third) throw new Error('no rows')
    report.leaveOut(first, { reason: 'has no id' })
    report.settle([first], 'unchanged')
    report.settle([first, second], 'imported')
    report.settle([first], 'unchanged')
    report.leaveOut(second, { reason: 'has the size of a row above' })
    expect(report.rows).toEqual({ read: 3, imported: 2, unchanged: 0, shared: 0, leftOut: 0 })
    expect(report.summary().join('\n')).toContain('0 left out, 1 not written.')
    expect(report.summary()).toContain('  1 × variant: has the size of a row above')
  })

  test('quotes file content on one line, and truncates it', () => {
    const said: string[] = []
    const report = new ImportReport((line) => said.push(line))
    report.drop({ line: 2, field: 'size', reason: 'is bad', detail: `a\nb${'x'.repeat(100)}` })
    expect(said).toEqual([`Line 2: field size: is bad ("a\\nb${'x'.repeat(77)}")`])
  })
})

describe('after an import', () => {
  test('the running shop is notified of each changed product, in calls of a thousand tags', async () => {
    const bodies: { tags: string[] }[] = []
    const server = await startServer(async (request, response) => {
      expect(request.headers.authorization).toBe('Bearer secret')
      bodies.push(JSON.parse(await text(request)))
      response.end('{}')
    })
    const shop = `http://localhost:${portOf(server)}`
    const said = await shownNow(changed(1_200), shopsAt(shop))
    expect(bodies.map(({ tags }) => tags.length)).toEqual([1_000, 205])
    expect(bodies[0]?.tags).toContain('product:1')
    expect(said).toEqual([
      `The shop at ${shop} was notified, and shows the changes at the next visit.`,
    ])
  })

  test.each([401, 404, 503])("a shop that answers %i doesn't fail the import", async (status) => {
    const server = await startServer((_, response) => response.writeHead(status).end())
    const shop = `http://localhost:${portOf(server)}`
    const said = await shownNow(changed(1), shopsAt(shop))
    expect(said.join()).toContain(`The shop at ${shop} could not be notified (status ${status})`)
  })

  test("a failing shop doesn't stop others from being notified, and is named", async () => {
    const tags: string[] = []
    const server = await startServer(async (request, response) => {
      tags.push(...JSON.parse(await text(request)).tags)
      response.end('{}')
    })
    const [gone, there] = ['http://127.0.0.1:9', `http://localhost:${portOf(server)}`]
    const said = await shownNow(changed(1), shopsAt(gone, there))
    expect(tags).toContain('product:1')
    expect(said).toEqual([
      expect.stringContaining(`The shop at ${gone} could not be notified`),
      expect.stringContaining(`The shop at ${there} was notified`),
    ])
  })

  test('without a secret no shop is called, and the next step is printed', async () => {
    const shops = { ...shopsAt('http://127.0.0.1:9'), revalidateSecret: undefined }
    expect((await shownNow(changed(1), shops)).join()).toContain('after a minute')
    expect(await shownNow(changed(0), shops)).toEqual([])
  })

  test('the setting for pictures of other origins is printed, unless the shop has it', async () => {
    const origin = 'https://cdn.shopify.com'
    const shops = { revalidateUrls: [], revalidateSecret: undefined }
    const said = await shownNow(changed(1, origin), shops, 'https://a.example')
    expect(said.join()).toContain('MEDIA_ORIGINS=https://a.example,https://cdn.shopify.com')
    expect((await shownNow(changed(1, origin), shops, origin)).join()).not.toContain('MEDIA')
  })
})
