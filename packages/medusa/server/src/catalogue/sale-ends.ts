import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../read-rows'

/** Returns when each price list ends, by its id. Omits lists without an end. */
export async function saleEnds(scope: MedusaContainer): Promise<Map<string, Date>> {
  const { rows } = await readRows<{ id: string; ends_at: Date | string | null }>(scope, {
    entity: 'price_list',
    fields: ['id', 'ends_at'],
    filters: { status: 'active' },
  })
  return new Map(
    rows.flatMap(({ id, ends_at }) => (ends_at ? [[id, new Date(ends_at)] as const] : [])),
  )
}
