import { Refusal } from '../refusal'

/** What a line takes of an inventory item. A set takes of several, and several sizes may take of one. */
interface Taken {
  variant_id: string
  inventory_item_id: string
  /** Pieces of the item per variant. */
  each: number
  quantity: number
  allow_backorder: boolean
}

/**
 * Throws OUT_OF_STOCK, with the remaining quantity, for the first line that takes more of an item than earlier lines leave. Medusa compares
 * each line with the stock on its own. `available`: pieces by item.
 */
export function requirePieces(
  taken: readonly Taken[],
  available: ReadonlyMap<string, number>,
): void {
  const left = new Map(available)
  for (const { variant_id, inventory_item_id, each, quantity, allow_backorder } of taken) {
    const pieces = left.get(inventory_item_id) ?? 0
    if (!allow_backorder && pieces < quantity) {
      const whole = Math.max(0, Math.floor(pieces / each))
      throw new Refusal('OUT_OF_STOCK', { details: { variant_id, available: whole } })
    }
    left.set(inventory_item_id, pieces - quantity)
  }
}
