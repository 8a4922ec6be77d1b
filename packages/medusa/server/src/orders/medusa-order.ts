/** A number of Medusa's, which may come as text. */
type Amount = number | string

export interface MedusaItem {
  id: string
  title: string
  product_title: string | null
  product_id: string | null
  variant_id: string | null
  variant_title: string | null
  variant_option_values: Record<string, unknown> | null
  unit_price: Amount
  compare_at_unit_price: Amount | null
  quantity: Amount
  /** Null when it was deleted. */
  variant: {
    metadata: Record<string, unknown> | null
    options: { value: string; option: { title: string } }[]
  } | null
}

interface MedusaPayment {
  id: string
  /** Of the bill. */
  amount: Amount
  captures: { amount: Amount }[]
  refunds: { amount: Amount }[]
}

interface MedusaFulfillment {
  id: string
  shipped_at: Date | null
  delivered_at: Date | null
  canceled_at: Date | null
  labels: { tracking_number: string }[]
}

interface MedusaReturn {
  id: string
  /** `open` until it is confirmed. */
  status: 'open' | 'requested' | 'received' | 'partially_received' | 'canceled'
}

export interface MedusaOrder {
  id: string
  display_id: number
  status: string
  canceled_at: Date | null
  /** Of a guest too: Medusa makes a customer for each address. */
  customer_id: string | null
  email: string | null
  items: MedusaItem[]
  shipping_methods: { amount: Amount }[]
  shipping_address: object | null
  payment_collections: { payments: MedusaPayment[] }[]
  fulfillments: MedusaFulfillment[]
  returns: MedusaReturn[]
}

export const paymentsOf = ({ payment_collections }: MedusaOrder) =>
  payment_collections.flatMap(({ payments }) => payments)

/** The fulfilments that were not cancelled. */
export const fulfillmentsOf = ({ fulfillments }: MedusaOrder) =>
  fulfillments.filter(({ canceled_at }) => canceled_at === null)
