import { importText } from '@etalase/backend/tests/support/import-text.ts'
import { feedProducts } from '@etalase/backend-kit/catalogue/product-feed.ts'
import type { Connection, Database } from '@etalase/backend-kit/db/connection.ts'
import { productSizes, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import {
  openDemoDatabase,
  openTestDatabase,
} from '@etalase/backend-kit/tests/support/test-database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feedFormats } from '../../../lib/feeds/feed-formats.ts'

/** Returns the shop's feed of the whole catalogue. */
async function feedOf(db: Database, name: string): Promise<string> {
  const format = feedFormats.get(name)
  if (!format) throw new Error(`There is no feed ${name}.`)
  const all = await feedProducts(db, { after: 0, limit: 1_000 })
  return `${format.head}${all.map(format.write).join('')}${format.foot}`
}

/** Counts the rows, one per size: XML items, or lines below the header. */
const rowsOf = (feed: string) =>
  feed.startsWith('<') ? feed.split('<item>').length - 1 : feed.trim().split('\n').length - 1

/** Hides product ids, which differ between databases. */
const withoutNumbers = (feed: string) => feed.replaceAll(/\/product\/\d+/g, '/product/0')

let demo: Connection

beforeAll(async () => {
  demo = await openDemoDatabase()
})

afterAll(() => demo.close())

describe("a shop's feed imported into another shop", () => {
  test.each(['google.xml', 'products.tsv'])(
    '%s is unchanged by the round trip, except for product numbers',
    async (name) => {
      const feed = await feedOf(demo.db, name)
      const empty = await openTestDatabase()
      try {
        const report = await importText(empty.db, feed)
        expect(report.dropped).toEqual([])
        expect(rowsOf(feed)).toBe(await demo.db.$count(productSizes))
        expect(report.made).toBe(await demo.db.$count(products))
        expect(withoutNumbers(await feedOf(empty.db, name))).toBe(withoutNumbers(feed))
        const again = await importText(empty.db, feed)
        expect([again.made, again.updated]).toEqual([0, 0])
      } finally {
        await empty.close()
      }
    },
  )

  test('changes nothing in the source shop', async () => {
    const report = await importText(demo.db, await feedOf(demo.db, 'products.tsv'))
    expect([report.dropped, report.made, report.updated]).toEqual([[], 0, 0])
  })
})
