'use client'

import { useMyStore } from '#components/stores/use-my-store.ts'
import type { ShowroomRegion } from '#lib/contract/store.ts'
import * as words from '#lib/messages/words.ts'

interface MyStoreStockProps {
  /** The regions with the stores that have it; undefined while they load. */
  regions: ShowroomRegion[] | undefined
}

/** Whether my store is among the stores that have it. */
export function MyStoreStock({ regions }: MyStoreStockProps) {
  const myStore = useMyStore()
  if (!myStore) return null
  const { is, has, hasNot } = words.myStore
  const hasIt = regions?.some(({ showrooms }) => showrooms.some(({ id }) => id === myStore.id))
  const say = hasIt === undefined ? is : hasIt ? has : hasNot
  return (
    <p role="status" className="mb-2 font-semibold">
      {say(myStore.name)}
    </p>
  )
}
