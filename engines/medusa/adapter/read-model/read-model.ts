import { notInArray, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/connection.ts'
import { categorySubs, products } from '#backend/db/schema/catalogue.ts'
import {
  type EngineProduct,
  engineCategories,
  enginePages,
  engineStock,
  engineStores,
} from '#engines/medusa/adapter/engine/catalogue.ts'
import type { Engine } from '#engines/medusa/adapter/engine/engine.ts'
import { type ColorRows, garmentRows } from '#engines/medusa/adapter/read-model/garment-rows.ts'
import { Locations } from '#engines/medusa/adapter/read-model/locations.ts'
import { Variants } from '#engines/medusa/adapter/read-model/variants.ts'
import { writeContent, writeContents } from '#engines/medusa/adapter/read-model/write-content.ts'
import {
  removeOtherCategories,
  writeCategories,
  writeStores,
} from '#engines/medusa/adapter/read-model/write-places.ts'
import {
  removeProducts,
  writeProducts,
  writeRelated,
} from '#engines/medusa/adapter/read-model/write-products.ts'
import { writeStock } from '#engines/medusa/adapter/read-model/write-stock.ts'

const numbersOf = (colors: readonly ColorRows[]) => colors.map(({ product }) => product.id)

/**
 * The catalogue of the engine in the tables of the reference backend, whose lists and search read them. It holds nothing that the
 * engine does not have, and is written anew on each start. Changes are written one after the other.
 */
export class ReadModel {
  readonly db: Database
  readonly variants = new Variants()
  readonly locations = new Locations()
  readonly #engine: Engine
  #last: Promise<unknown> = Promise.resolve()

  constructor(db: Database, engine: Engine) {
    this.db = db
    this.#engine = engine
  }

  /** Reads all that the engine has; what it does not have any more goes. */
  load(): Promise<void> {
    return this.#inTurn(async () => {
      const [categories, stores] = [
        await engineCategories(this.#engine),
        await engineStores(this.#engine),
      ]
      this.locations.replace(stores.stores)
      await this.db.transaction(async (tx) => {
        await writeCategories(tx, categories)
        await writeStores(tx, stores)
      })
      const colors: ColorRows[] = []
      for await (const page of enginePages(this.#engine)) colors.push(...(await this.#write(page)))
      await this.db.transaction(async (tx) => {
        const kept = numbersOf(colors)
        const gone = await tx
          .select({ id: products.id })
          .from(products)
          .where(notInArray(products.id, kept))
        await removeProducts(
          tx,
          gone.map(({ id }) => id),
        )
        await removeOtherCategories(tx, categories)
        await writeRelated(tx, colors)
        await writeContents(tx, this.#engine)
      })
      await this.db.execute(sql`analyze`)
    })
  }

  /** Reads some garments again. Gives the ids of the products that may have changed. */
  refreshGarments(garmentIds: readonly string[]): Promise<number[]> {
    return this.#inTurn(async () => {
      const before = this.variants.productsOf(garmentIds)
      await this.db.transaction(async (tx) =>
        writeCategories(tx, await engineCategories(this.#engine)),
      )
      const colors: ColorRows[] = []
      for await (const page of enginePages(this.#engine, garmentIds))
        colors.push(...(await this.#write(page)))
      const now = numbersOf(colors)
      if (colors.length === 0) this.variants.replace(garmentIds, [])
      await this.db.transaction(async (tx) => {
        await removeProducts(
          tx,
          before.filter((id) => !now.includes(id)),
        )
        await writeRelated(tx, colors)
      })
      return [...new Set([...before, ...now])]
    })
  }

  /** Reads the stock of some variants again. Gives the ids of their products. */
  refreshStock(variantIds: readonly string[]): Promise<number[]> {
    return this.#inTurn(async () => {
      const known = variantIds.flatMap((id) => this.variants.find(id) ?? [])
      if (known.length === 0) return []
      const pieces = await engineStock(
        this.#engine,
        known.map(({ variantId }) => variantId),
      )
      await writeStock(this.db, known, pieces, this.locations)
      return [...new Set(known.map(({ productId }) => productId))]
    })
  }

  refreshStores(): Promise<void> {
    return this.#inTurn(async () => {
      const stores = await engineStores(this.#engine)
      this.locations.replace(stores.stores)
      await this.db.transaction((tx) => writeStores(tx, stores))
    })
  }

  refreshContent(key: string): Promise<void> {
    return this.#inTurn(() => this.db.transaction((tx) => writeContent(tx, this.#engine, key)))
  }

  /** The ids of all products. */
  async productIds(): Promise<number[]> {
    return (await this.db.select({ id: products.id }).from(products)).map(({ id }) => id)
  }

  async #write(page: readonly EngineProduct[]): Promise<ColorRows[]> {
    const subs = await this.db.select({ id: categorySubs.id }).from(categorySubs)
    const known = new Set(subs.map(({ id }) => id))
    const colors = page
      .flatMap((product) => garmentRows(product, this.locations))
      .filter(({ product }) => known.has(product.categorySubId))
    await this.db.transaction((tx) => writeProducts(tx, colors))
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
