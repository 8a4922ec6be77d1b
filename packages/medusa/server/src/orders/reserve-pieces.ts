import type { MedusaContainer, OrderDTO } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { BoughtLine } from './bought-lines'
import type { OrderInput } from './order-input'
import { requirePieces } from './shared-pieces'

interface Ordered {
  lines: readonly BoughtLine[]
  input: Pick<OrderInput, 'location_id'>
}

/** Returns what an order's lines take of inventory items. Skips variants without inventory. */
function takenBy({ lines }: Ordered, { items = [] }: OrderDTO) {
  return lines.flatMap(({ variant, quantity }) => {
    const item = items.find(({ variant_id }) => variant_id === variant.id)
    if (!variant.manage_inventory || !item) return []
    return variant.inventory_items.map(({ inventory_item_id, required_quantity }) => ({
      line_item_id: item.id,
      variant_id: variant.id,
      inventory_item_id,
      each: required_quantity,
      quantity: required_quantity * quantity,
      allow_backorder: variant.allow_backorder,
    }))
  })
}

/** Returns the available pieces of inventory items at a location. */
async function availableOf(scope: MedusaContainer, itemIds: string[], location_id: string) {
  const levels = await scope
    .resolve(Modules.INVENTORY)
    .listInventoryLevels({ inventory_item_id: itemIds, location_id })
  return new Map(
    levels.map(({ inventory_item_id, stocked_quantity, reserved_quantity }) => [
      inventory_item_id,
      Number(stocked_quantity) - Number(reserved_quantity),
    ]),
  )
}

/**
 * Reserves the pieces of an order at the store's location, under the locks of their items. Returns the ids of the reservations. Throws
 * OUT_OF_STOCK when there are too few.
 */
export async function reservePieces(
  scope: MedusaContainer,
  ordered: Ordered,
  order: OrderDTO,
): Promise<string[]> {
  const taken = takenBy(ordered, order)
  if (taken.length === 0) return []
  const { location_id } = ordered.input
  const itemIds = [...new Set(taken.map(({ inventory_item_id }) => inventory_item_id))].toSorted()
  const reserve = async () => {
    requirePieces(taken, await availableOf(scope, itemIds, location_id))
    return scope.resolve(Modules.INVENTORY).createReservationItems(
      taken.map(({ line_item_id, inventory_item_id, quantity, allow_backorder }) => ({
        line_item_id,
        inventory_item_id,
        location_id,
        quantity,
        allow_backorder,
      })),
    )
  }
  const reserved = await scope.resolve(Modules.LOCKING).execute(itemIds, reserve)
  return reserved.map(({ id }) => id)
}
