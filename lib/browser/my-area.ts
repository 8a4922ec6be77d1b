import type { TimeZone } from '@etalase/contract/rules/time-zone.ts'
import { readStored, writeStored } from '#lib/browser/local-storage.ts'

/** The delivery area of this browser, without the shopper's name or street. */
export interface MyArea {
  subdistrictId: number
  /** The sub-district's name. */
  name: string
  zone: TimeZone
}

const key = 'my-area'

const zones: readonly unknown[] = ['WIB', 'WITA', 'WIT'] satisfies TimeZone[]

function isMyArea(value: unknown): value is MyArea {
  const { subdistrictId, name, zone } = Object(value)
  return Number.isInteger(subdistrictId) && typeof name === 'string' && zones.includes(zone)
}

/** Returns the area chosen in this browser; null if there is none yet. */
export function readMyArea(): MyArea | null {
  const stored = readStored(key)
  return isMyArea(stored) ? stored : null
}

/** Stores the chosen area in this browser. */
export const keepMyArea = (area: MyArea): void => writeStored(key, area)
