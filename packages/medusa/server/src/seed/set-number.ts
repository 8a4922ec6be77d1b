import { randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { NumberKind } from '../numbers'
import { databaseOf } from '../scope'

/** Rows per statement. */
const batch = 1_000

/** Restores the contract's numbers of things, which links and bookmarks use. */
export async function setNumbers(
  scope: MedusaContainer,
  kind: NumberKind,
  numbers: readonly (readonly [key: string, number: number])[],
): Promise<void> {
  const rows = numbers.map(([key, number]) => ({ id: `cnum_${randomUUID()}`, kind, key, number }))
  for (let at = 0; at < rows.length; at += batch) {
    await databaseOf(scope)('contract_number').insert(rows.slice(at, at + batch))
  }
}
