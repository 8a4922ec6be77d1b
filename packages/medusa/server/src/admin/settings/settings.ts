/** Staff's settings for the whole shop, and the services of its couriers. */
export interface Settings {
  free_shipping_from: number | null
  cash_on_delivery_services: string[]
  cash_on_delivery_fee: number
  cash_on_delivery_maximum: number | null
  pay_at_store: boolean
  pay_at_store_hours: number
  cash_orders: number
  services: { code: string; name: string }[]
}

type Typed = Omit<Settings, 'services'>

/** The settings as typed. */
export type Draft = {
  [Name in keyof Typed]?: Typed[Name] extends number | null ? string : Typed[Name]
}

/** Props of a group of fields. */
export interface FieldsProps {
  saved: Settings
  draft: Draft
  change: (changed: Draft) => void
}
