import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf } from '../scope'
import type { LeftOut } from './left-out'

interface Row {
  id: string
  title: string
  has_rules: boolean
}

/** Lists active and scheduled price lists with prices for some customers or quantities: the shop shows everyone the same price. */
export async function unusedPriceLists(scope: MedusaContainer): Promise<LeftOut[]> {
  const { rows }: { rows: Row[] } = await databaseOf(scope).raw(
    `select list.id, list.title, list.rules_count > 0 as has_rules
     from price_list as list
     left join price on price.price_list_id = list.id and price.deleted_at is null
     where list.deleted_at is null and list.status = 'active' and (list.ends_at is null or list.ends_at > now())
     group by list.id
     having list.rules_count > 0 or bool_or(price.min_quantity > 1 or price.max_quantity is not null)`,
  )
  return rows.map(({ id, title, has_rules }) => ({
    kind: 'price list',
    id,
    name: title,
    part: has_rules ? '' : 'prices by quantity',
    reason: has_rules
      ? 'is for some customers, and the shop asks everybody the same price'
      : 'are not asked: the shop asks the same price for each piece',
  }))
}
