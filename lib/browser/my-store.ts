import type { Showroom } from '@etalase/contract/store.ts'
import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'

/** The preferred store of this browser's shopper. */
export interface MyStore {
  id: number
  name: string
  /** Its location; null if the backend doesn't send it. */
  cityId: number | null
  provinceId: number | null
}

const key = 'my-store'

const isPlaceId = (value: unknown) => value === null || Number.isInteger(value)

function isMyStore(value: unknown): value is MyStore {
  const { id, name, cityId, provinceId } = Object(value)
  return (
    Number.isInteger(id) && typeof name === 'string' && isPlaceId(cityId) && isPlaceId(provinceId)
  )
}

/** Converts a showroom to a preferred store. */
export const asMyStore = ({ id, showroom_name, city_id, province_id }: Showroom): MyStore => ({
  id,
  name: showroom_name,
  cityId: city_id ?? null,
  provinceId: province_id ?? null,
})

/** Returns the store chosen in this browser; null if there is none yet. */
export function readMyStore(): MyStore | null {
  const stored = readStored(key)
  return isMyStore(stored) ? stored : null
}

/** Stores the chosen store in this browser. */
export const keepMyStore = (store: MyStore): void => writeStored(key, store)

/** Removes the chosen store. */
export const forgetMyStore = (): void => removeStored(key)
