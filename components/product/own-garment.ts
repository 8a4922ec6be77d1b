import { readStored, writeStored } from '#lib/browser/local-storage.ts'

/** The measurements that a shopper typed for one kind of garment, by column of its size chart. */
interface OwnGarment {
  /** The drawing of the size chart, which identifies the kind of garment. */
  chart: string
  typed: Record<string, string>
}

const key = 'own-garments'

/** Maximum number of stored kinds, more than anyone compares. */
const maxGarments = 10

function isOwnGarment(value: unknown): value is OwnGarment {
  const { chart, typed } = Object(value)
  return typeof chart === 'string' && Object.values(Object(typed)).every(isText)
}

const isText = (value: unknown) => typeof value === 'string'

function storedGarments(): OwnGarment[] {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored.filter(isOwnGarment).slice(0, maxGarments) : []
}

/** Returns this browser's stored measurements for a kind of garment, by column; empty if there are none. */
export const readOwnGarment = (chart: string): Record<string, string> =>
  storedGarments().find((garment) => garment.chart === chart)?.typed ?? {}

/** Stores the measurements of a kind of garment in this browser, keeping the latest `maxGarments` kinds. */
export function keepOwnGarment(garment: OwnGarment): void {
  const others = storedGarments().filter(({ chart }) => chart !== garment.chart)
  writeStored(key, [garment, ...others].slice(0, maxGarments))
}
