import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import postgres from 'postgres'
import { findColor } from '#engine/set-stock.ts'
import { expectSame, Staff } from '#engine/staff/staff.ts'
import type { Opened } from '#engine/start-shop.ts'

/** Sets the price of all sizes in Medusa's tables, in whole rupiah: a change whose event never comes. */
async function setPriceSilently({ databases }: Opened, variantIds: string[], amount: number) {
  const database = postgres(databases.engine, { max: 1 })
  const raw = { value: String(amount), precision: 20 }
  const { count } = await database`
    update price set amount = ${amount}, raw_amount = ${database.json(raw)}
    from product_variant_price_set as own
    where own.price_set_id = price.price_set_id and price.price_list_id is null
      and own.variant_id = any(${variantIds})`
  await database.end()
  expectSame('The number of prices set', count, variantIds.length)
}

/**
 * Changes a price, and kills Medusa (SIGKILL) before the adapter hears of it. The restarted Medusa must let the adapter make up for lost events.
 * Throws when the price does not come.
 */
export async function checkLost(group: ProcessGroup, opened: Opened): Promise<void> {
  const staff = new Staff(opened)
  const { product_detail_id: id } = await staff.shelves.open(1)
  const priceNow = async () =>
    (await staff.client.request('GET product', { id })).product.retail_price
  const price = await priceNow()
  const { variants } = await findColor(staff.engine, id)
  const amount = price + 1_000
  await setPriceSilently(
    opened,
    variants.map(({ id }) => id),
    amount,
  )
  expectSame('The price without an event', await priceNow(), price)
  group.kill('engine')
  await staff.until(
    'A price changed before a kill is in the shop',
    async () => (await priceNow()) === amount,
  )
}
