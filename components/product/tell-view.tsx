'use client'

import { useEffect } from 'react'
import { type TradeItem, tellTrade } from '#lib/browser/trade-events.ts'

/** Reports a product view. */
export function TellView({ id, name, price }: { id: number; name: string; price: number }) {
  useEffect(() => {
    const item: TradeItem = { item_id: String(id), item_name: name, price, quantity: 1 }
    tellTrade({ name: 'view_item', value: price, items: [item] })
  }, [id, name, price])
  return null
}
