import { closed } from './status'

/** The keys by which open cash orders are counted. */
export interface CashOrderer {
  device_id: string
  customer_id?: string | null | undefined
  /** The adapter's hashes of e-mail, address and network. */
  cash_keys: readonly string[]
}

/** PostgreSQL with `?` for its values. */
interface Database {
  raw: (
    sql: string,
    values: (string | readonly string[])[],
  ) => PromiseLike<{ rows: { open: number }[] }>
}

const countedBy = ({ device_id, customer_id, cash_keys }: CashOrderer): string[] => [
  `device ${device_id}`,
  ...(customer_id ? [`customer ${customer_id}`] : []),
  ...cash_keys.map((key) => `key ${key}`),
]

/** Locks that serialise a shopper's cash orders. */
export const cashLocks = (orderer: CashOrderer): string[] =>
  countedBy(orderer).map((whose) => `cash ${whose}`)

/** Returns how many cash orders of a shopper are still unpaid: the maximum over the counted keys. Skips rows without an order. */
export async function openCashOrders(database: Database, orderer: CashOrderer): Promise<number> {
  const { rows } = await database.raw(
    `select count(*)::int as open
     from placement
     cross join lateral (
       select 'device ' || placement.device_id as whose
       union all select 'customer ' || placement.customer_id
       union all select 'key ' || jsonb_array_elements_text(coalesce(placement.details->'cash_keys', '[]'))
     ) as counted
     where placement.payment_way is not null and placement.paid_at is null
       and placement.deleted_at is null and placement.order_id is not null
       and placement.status <> all(?) and counted.whose = any(?)
     group by counted.whose`,
    [closed, countedBy(orderer)],
  )
  return Math.max(0, ...rows.map(({ open }) => open))
}
