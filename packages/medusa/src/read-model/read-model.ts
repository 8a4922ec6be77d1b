import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { categorySubs, products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { sql } from 'drizzle-orm'
import {
  type EngineCategory,
  type EngineProduct,
  engineCategories,
  enginePages,
  engineStock,
  engineStores,
} from '#engine/catalogue.ts'
import type { Engine } from '#engine/engine.ts'
import { Cash } from '#read-model/cash.ts'
import { type ColorRows, garmentRows } from '#read-model/garment-rows.ts'
import { Gathering } from '#read-model/gathering.ts'
import { Locations } from '#read-model/locations.ts'
import { Variants } from '#read-model/variants.ts'
import { refusedWrite, writeApart } from '#read-model/write-apart.ts'
import { writeContent, writeContents } from '#read-model/write-content.ts'
import {
  isPlaced,
  removeOtherCategories,
  writeCategories,
  writeStores,
} from '#read-model/write-places.ts'
import { removeProducts, writeProducts, writeRelated } from '#read-model/write-products.ts'
import { writeReviews, writeReviewsOf } from '#read-model/write-reviews.ts'
import { writeStock } from '#read-model/write-stock.ts'

/** Tables that a full read rewrites: a scan would read their old rows until a vacuum. Analyzing all tables would take most of its time. */
const loaded =
  'products, product_images, product_sizes, product_search, related_products, stock, texts'

const numbersOf = (colors: readonly ColorRows[]) => colors.map(({ product }) => product.id)

/**
 * The engine's catalogue in the tables of the reference backend, whose lists and search query them. It holds nothing that the engine lacks,
 * and is rebuilt on each start. Changes are written one after the other. A full read yields between its pages, so that an order doesn't
 * wait for the whole catalogue.
 */
export class ReadModel {
  readonly db: Database
  readonly variants = new Variants()
  readonly locations = new Locations()
  readonly cash = new Cash()
  readonly #engine: Engine
  #last: Promise<unknown> = Promise.resolve()
  #lastLoad: Promise<void> = Promise.resolve()
  #nextLoad: Promise<void> | null = null
  // One change in the engine sends several events.
  readonly #garments: Gathering<number[]>
  readonly #stock: Gathering<number[]>
  /** Related products of each product written since the full read began. */
  readonly #written = new Map<number, ColorRows['related']>()

  constructor(db: Database, engine: Engine) {
    this.db = db
    this.#engine = engine
    const inTurn = (run: () => Promise<number[]>) => this.#inTurn(run)
    this.#garments = new Gathering(inTurn, (ids) => this.#readGarments(ids))
    this.#stock = new Gathering(inTurn, (ids) => this.#readStock(ids))
  }

  /** Reads everything from the engine, and removes what it no longer has. One read serves all callers that ask before it begins. */
  load(): Promise<void> {
    if (this.#nextLoad) return this.#nextLoad
    const begin = () => {
      this.#nextLoad = null
      return this.#read()
    }
    const load = this.#lastLoad.then(begin, begin)
    this.#lastLoad = load
    this.#nextLoad = load
    return load
  }

  async #read(): Promise<void> {
    await this.#inTurn(async () => {
      this.#written.clear()
      this.#engine.leftOut.forget('product', 'content')
      await this.#writeCategories()
      await this.#writeStores()
    })
    const pages = enginePages(this.#engine)
    const readPage = async () => {
      const { value, done } = await pages.next()
      if (!done) await this.#write(value)
      return !done
    }
    let hasMore = true
    while (hasMore) hasMore = await this.#inTurn(readPage)
    await this.#inTurn(() => this.#finish())
  }

  /** Does what pages can't tell: removes products and categories that are gone, and relates products of different pages. */
  async #finish(): Promise<void> {
    const categories = await this.#writeCategories()
    const gone = (await this.productIds()).filter((id) => !this.#written.has(id))
    await this.db.transaction(async (tx) => {
      await removeProducts(tx, gone)
      await removeOtherCategories(tx, categories)
      await writeRelated(tx, [...this.#written.values()].flat())
      await writeContents(tx, this.#engine, this)
      await writeReviews(tx, this.#engine)
    })
    this.variants.remove(gone)
    await this.db.execute(sql`vacuum analyze ${sql.raw(loaded)}`)
  }

  /** Reads some garments again. Returns the ids of the products that may have changed. */
  refreshGarments(garmentIds: readonly string[]): Promise<number[]> {
    return this.#garments.ask(garmentIds)
  }

  async #readGarments(garmentIds: readonly string[]): Promise<number[]> {
    const before = this.variants.productsOf(garmentIds)
    await this.#writeCategories()
    const colors: ColorRows[] = []
    const gone = new Set(garmentIds)
    for await (const page of enginePages(this.#engine, garmentIds)) {
      colors.push(...(await this.#write(page)))
      for (const { id } of page) gone.delete(id)
    }
    const now = numbersOf(colors)
    this.variants.replace([...gone], [])
    for (const id of gone) this.#engine.leftOut.set({ kind: 'product', id, name: '' }, [])
    await this.db.transaction(async (tx) => {
      await removeProducts(
        tx,
        before.filter((id) => !now.includes(id)),
      )
      await writeRelated(
        tx,
        colors.flatMap(({ related }) => related),
      )
    })
    return [...new Set([...before, ...now])]
  }

  /** Reads the stock of some variants again. Returns the ids of the products that may have changed. */
  refreshStock(variantIds: readonly string[]): Promise<number[]> {
    return this.#stock.ask(variantIds)
  }

  async #readStock(variantIds: readonly string[]): Promise<number[]> {
    const known = variantIds.flatMap((id) => this.variants.find(id) ?? [])
    if (known.length === 0) return []
    const pieces = await engineStock(
      this.#engine,
      known.map(({ variantId }) => variantId),
    )
    await writeStock(this.db, known, pieces, this.locations)
    return [...new Set(known.map(({ productId }) => productId))]
  }

  /** Returns whether a store is new. Its stock is not read here. */
  refreshStores(): Promise<boolean> {
    return this.#inTurn(() => this.#writeStores())
  }

  refreshContent(key: string): Promise<void> {
    const content = { engine: this.#engine, kept: this }
    return this.#inTurn(() => this.db.transaction((tx) => writeContent(tx, content, key)))
  }

  /** Reads the published reviews of a product again. */
  refreshReviews(productId: number): Promise<void> {
    const write = (tx: Database) => writeReviewsOf(tx, this.#engine, productId)
    return this.#inTurn(() => this.db.transaction(write))
  }

  /** Returns the ids of all products. */
  async productIds(): Promise<number[]> {
    return (await this.db.select({ id: products.id }).from(products)).map(({ id }) => id)
  }

  async #writeStores(): Promise<boolean> {
    const { regions, stores } = await engineStores(this.#engine)
    const placed = stores.filter(isPlaced)
    const isNew = placed.some(({ number }) => !this.locations.idOf(number))
    await this.db.transaction((tx) => writeStores(tx, regions, placed))
    this.locations.replace(placed)
    return isNew
  }

  async #writeCategories(): Promise<EngineCategory[]> {
    const all = await engineCategories(this.#engine)
    const misplaced = await this.db.transaction((tx) => writeCategories(tx, all))
    for (const { id, name } of misplaced)
      this.#engine.leftOut.add({ kind: 'category', id, name }, [
        { part: '', reason: 'is not directly below a main category of the shop' },
      ])
    return all
  }

  /** Returns the rows of what the shop uses of garments, and reports the rest to staff. */
  async #rowsOf(page: readonly EngineProduct[]): Promise<ColorRows[]> {
    const subs = await this.db.select().from(categorySubs)
    const known = new Map(subs.map(({ id, categoryId }) => [id, categoryId]))
    return page.flatMap((product) => {
      const { colors, removed } = garmentRows(product, this.locations, (id) => known.get(id))
      this.#engine.leftOut.add({ kind: 'product', id: product.id, name: product.title }, removed)
      return colors
    })
  }

  async #write(page: readonly EngineProduct[]): Promise<ColorRows[]> {
    const rows = await this.#rowsOf(page)
    const refused = await writeApart(this.db, rows, writeProducts)
    for (const { product, variants } of refused)
      this.#engine.leftOut.add(
        { kind: 'product', id: variants[0]?.garmentId ?? '', name: product.name },
        [refusedWrite],
      )
    const colors = rows.filter((color) => !refused.includes(color))
    for (const { product, related } of colors) this.#written.set(product.id, related)
    this.variants.replace(
      page.map(({ id }) => id),
      colors.flatMap(({ variants }) => variants),
    )
    return colors
  }

  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(run, run)
    this.#last = next.catch(() => {})
    return next
  }
}
