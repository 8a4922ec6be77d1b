import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createProductsWorkflow } from '@medusajs/medusa/core-flows'
import { readRows } from '../../read-rows'

interface Profiled {
  id: string
  shipping_profile: { id: string } | null
}

/** Returns the ids of the products without a shipping profile. */
async function withoutProfile(scope: MedusaContainer, ids: string[]): Promise<string[]> {
  const { rows } = await readRows<Profiled>(scope, {
    entity: 'product',
    fields: ['id', 'shipping_profile.id'],
    filters: { id: ids },
  })
  return rows.filter(({ shipping_profile }) => !shipping_profile).map(({ id }) => id)
}

/** Assigns our shipping profile: Medusa's form leaves it out unless one is chosen, and then refuses every order of the product. */
createProductsWorkflow.hooks.productsCreated(async ({ products }, { container }) => {
  const ids = await withoutProfile(
    container,
    products.map(({ id }) => id),
  )
  if (ids.length === 0) return
  const { rows } = await readRows<{ id: string }>(container, {
    entity: 'shipping_profile',
    fields: ['id'],
    filters: { type: 'default' },
  })
  const shipping_profile_id = rows[0]?.id
  if (!shipping_profile_id) return
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    ids.map((product_id) => ({
      [Modules.PRODUCT]: { product_id },
      [Modules.FULFILLMENT]: { shipping_profile_id },
    })),
  )
})
