/** The trade events that a shop measures, by their GA4 names. */
export const tradeEventNames = [
  'view_item_list',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'purchase',
  'refund',
] as const

/** A product as a GA4 item, without any data about the shopper. */
export interface TradeItem {
  item_id: string
  item_name?: string
  /** Size code. */
  item_variant?: string
  /** Price of one piece, in whole rupiah. */
  price?: number
  quantity?: number
  /** Its position in a list, from 0. */
  index?: number
}

/** One event, with GA4's parameters. */
export interface TradeEvent {
  name: (typeof tradeEventNames)[number]
  currency: 'IDR'
  /** Whole rupiah. */
  value?: number
  /** The order number shown to the shopper. */
  transaction_id?: string
  /** URL of a list, without its search. */
  item_list_id?: string
  items: TradeItem[]
}

export const tradeEventType = 'etalase:event'

declare global {
  interface Window {
    /** This page's events so far, for scripts that load later. */
    etalaseEvents?: TradeEvent[]
  }
}

/** Maximum number of events kept for scripts that load later. */
const maxKept = 50

/** Dispatches an event to the scripts of this page. Sends nothing to a server. */
export function tellTrade(event: Omit<TradeEvent, 'currency'>): void {
  const detail: TradeEvent = { ...event, currency: 'IDR' }
  window.etalaseEvents = [...(window.etalaseEvents ?? []), detail].slice(-maxKept)
  document.dispatchEvent(new CustomEvent(tradeEventType, { detail }))
}
