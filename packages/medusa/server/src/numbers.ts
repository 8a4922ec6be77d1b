import { randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { databaseOf } from './scope'

export const numberKinds = [
  'product',
  'category',
  'store',
  'region',
  'address',
  'line',
  'passkey',
] as const

export type NumberKind = (typeof numberKinds)[number]

interface Row {
  key: string
  number: number
}

/** Returns the key of a product's colour. */
export const colorKey = (productId: string, color: string) => `${productId}:${color}`

/** Loads the existing numbers of keys. */
async function known(scope: MedusaContainer, kind: NumberKind, keys: readonly string[]) {
  const rows: Row[] = await databaseOf(scope)('contract_number')
    .select('key', 'number')
    .where({ kind })
    .whereIn('key', [...keys])
  return new Map(rows.map(({ key, number }) => [key, number]))
}

/** Returns the contract's numbers of keys, assigning the next ones to new keys. Concurrent calls never assign a number twice. */
export async function giveNumbers(
  scope: MedusaContainer,
  kind: NumberKind,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return new Map()
  const given = await known(scope, kind, wanted)
  const missing = wanted.filter((key) => !given.has(key))
  if (missing.length === 0) return given
  await databaseOf(scope).transaction(async (tx) => {
    await tx.raw('select pg_advisory_xact_lock(hashtext(?))', [`contract_number ${kind}`])
    const [row] = await tx('contract_number').max({ last: 'number' }).where({ kind })
    const last = Number(row?.last ?? 0)
    const rows = missing.map((key, index) => ({
      id: `cnum_${randomUUID()}`,
      kind,
      key,
      number: last + 1 + index,
    }))
    await tx('contract_number').insert(rows).onConflict().ignore()
  })
  return known(scope, kind, wanted)
}

/** Returns the keys of numbers, without numbers that were never assigned. */
export async function keysOf(
  scope: MedusaContainer,
  kind: NumberKind,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  const rows: Row[] = await databaseOf(scope)('contract_number')
    .select('key', 'number')
    .where({ kind })
    .whereIn('number', [...numbers])
  return new Map(rows.map(({ key, number }) => [number, key]))
}
