'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { MyStoreButton } from '#components/stores/my-store-button.tsx'
import type { MyStore } from '#lib/browser/my-store.ts'
import { showroomAnchor } from '#lib/stores/showrooms.ts'

/** A store on the page: its id, its city's id and its province's id. */
export type StorePlace = readonly [id: number, cityId: number | null, provinceId: number | null]

interface Card {
  element: HTMLElement
  store: MyStore
}

function cardOf([id, cityId, provinceId]: StorePlace): Card | [] {
  const element = document.getElementById(showroomAnchor(id))
  const name = element?.querySelector('h3')?.textContent
  return element && name ? { element, store: { id, name, cityId, provinceId } } : []
}

/**
 * Adds a button to each store's card, which reserves space for it. The browser adds them, because for a hundred stores the buttons would be
 * a twentieth of the HTML.
 */
export function MyStoreButtons({ places }: { places: readonly StorePlace[] }) {
  const [cards, setCards] = useState<Card[]>([])
  useEffect(() => setCards(places.flatMap(cardOf)), [places])
  return cards.map(({ element, store }) =>
    createPortal(
      <div className="absolute bottom-0">
        <MyStoreButton store={store} />
      </div>,
      element,
      `${store.id}`,
    ),
  )
}
