'use client'

import { useEffect } from 'react'
import type { StorePlace } from '#components/stores/my-store-buttons.tsx'
import { setMyStore, useMyStore } from '#components/stores/use-my-store.ts'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { showroomAnchor } from '#lib/stores/showrooms.ts'
import { colon } from '#messages/language.ts'
import { myStoreMessages } from '#messages/my-store.ts'

/** Names the shopper's store above the list of all stores. Unsets a store that is no longer on the list. */
export function MyStoreLine({ places }: { places: readonly StorePlace[] }) {
  const myStore = useMyStore()
  const isGone = myStore !== null && !places.some(([id]) => id === myStore.id)
  useEffect(() => {
    if (isGone) setMyStore(null)
  }, [isGone])
  return (
    <p role="status" className="needs-script min-h-[3em]">
      {myStore && !isGone ? (
        <>
          {myStoreMessages.mine}
          {colon}
          <a href={`#${showroomAnchor(myStore.id)}`} className={textLinkStyle}>
            {myStore.name}
          </a>
        </>
      ) : (
        myStoreMessages.none
      )}
    </p>
  )
}
