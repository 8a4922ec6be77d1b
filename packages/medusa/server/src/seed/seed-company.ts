import type { MedusaContainer } from '@medusajs/framework/types'
import { contentOf, loggerOf, queryOf } from '../scope'
import type { Company } from './company'
import { seedBrands, seedCategories } from './seed-categories'
import { seedDeliveries } from './seed-deliveries'
import { seedProducts } from './seed-products'
import { seedPromotions } from './seed-promotions'
import { seedShop } from './seed-shop'
import { seedSale, seedStock } from './seed-stock'
import { seedStores } from './seed-stores'

/** Written last: a database with products but without this was only partly seeded. */
const finished = { key: 'seeded', language: 'en' }

/** Whether the database has a company. Throws when it was only partly seeded. */
async function isSeeded(scope: MedusaContainer): Promise<boolean> {
  const [done] = await contentOf(scope).listDocuments(finished)
  if (done) return true
  const { data } = await queryOf(scope).graph({ entity: 'region', fields: ['id'] })
  if (data.length === 0) return false
  throw new Error('The database was not seeded to its end. Empty it, and start again.')
}

/** Fills an empty database with a company, by Medusa's workflows. Does nothing when it has one. */
export async function seedCompany(scope: MedusaContainer, company: Company): Promise<void> {
  if (await isSeeded(scope)) return
  const logger = loggerOf(scope)
  const { channelId, profileId } = await seedShop(scope, company.name)
  const locations = await seedStores(scope, company.stores, channelId)
  await seedDeliveries(scope, company, { locations, profileId })
  const categories = await seedCategories(scope, company)
  const brands = await seedBrands(scope, company)
  logger.info(`${company.stores.length} stores, ${categories.size} categories`)
  const shelves = { channelId, profileId, categories, brands }
  const variants = await seedProducts(scope, company.products, shelves)
  await seedStock(scope, variants, locations)
  await seedSale(scope, variants)
  logger.info(`${variants.length} variants with their stock`)
  await seedPromotions(scope, company)
  const documents = Object.entries({ ...company.documents, [finished.key]: true })
  await contentOf(scope).createDocuments(
    documents.map(([key, content]) => ({ key, language: finished.language, data: { content } })),
  )
}
