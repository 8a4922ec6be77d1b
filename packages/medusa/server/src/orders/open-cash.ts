import { closed } from './status'

/** Who orders, as far as orders to pay in cash are counted by it. */
export interface CashOrderer {
  device_id: string
  customer_id?: string | null | undefined
  /** What the adapter makes of e-mail, address and network. */
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

/** What two orders that are paid in cash must not do at once. */
export const cashLocks = (orderer: CashOrderer): string[] =>
  countedBy(orderer).map((whose) => `cash ${whose}`)

/** How many orders of somebody are still to be paid in cash: the most by any of what they are counted by. Orders without an id are not made yet. */
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
