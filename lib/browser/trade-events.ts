/** The events of the trade that a shop measures, by their names in GA4. */
export const tradeEventNames = [
  'view_item_list',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'purchase',
  'refund',
] as const

/** A product in the shape of a GA4 item, without anything about the shopper. */
export interface TradeItem {
  item_id: string
  item_name?: string
  /** Size code. */
  item_variant?: string
  /** Of one piece, in whole rupiah. */
  price?: number
  quantity?: number
  /** Its place in a list, from 0. */
  index?: number
}

/** One event, with GA4's parameters. */
export interface TradeEvent {
  name: (typeof tradeEventNames)[number]
  currency: 'IDR'
  /** Whole rupiah. */
  value?: number
  /** The order number that the shopper reads. */
  transaction_id?: string
  /** Address of a list, without a search. */
  item_list_id?: string
  items: TradeItem[]
}

export const tradeEventType = 'etalase:event'

declare global {
  interface Window {
    /** The events of this page so far, for scripts that come later. */
    etalaseEvents?: TradeEvent[]
  }
}

/** How many events a page keeps for scripts that load later. */
const maxKept = 50

/** Dispatches an event to the scripts of this page. Sends nothing to a server. */
export function tellTrade(event: Omit<TradeEvent, 'currency'>): void {
  const detail: TradeEvent = { ...event, currency: 'IDR' }
  window.etalaseEvents = [...(window.etalaseEvents ?? []), detail].slice(-maxKept)
  document.dispatchEvent(new CustomEvent(tradeEventType, { detail }))
}
