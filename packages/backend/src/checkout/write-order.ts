import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { insertJson, jsonOf, recordsOf } from '@etalase/backend-kit/db/json-rows.ts'
import { orderLines, orders } from '@etalase/backend-kit/db/schema/orders.ts'
import { type Given, statement } from '@etalase/backend-kit/db/statement.ts'
import type { OrderLineRow, OrderRow } from '@etalase/backend-kit/orders/order-repository.ts'
import { getTableColumns, sql } from 'drizzle-orm'

/** Columns that a new order writes. All others have defaults, or are set later. */
const orderKeys = [
  'trxRef',
  'deviceId',
  'customerId',
  'guestEmail',
  'clientNetwork',
  'idempotencyKey',
  'language',
  'shippingType',
  'showroomId',
  'addressLabel',
  'recipientName',
  'recipientPhone',
  'street',
  'zip',
  'subdistrictId',
  'addressNotes',
  'latitude',
  'longitude',
  'courier',
  'serviceCode',
  'serviceDescription',
  'etd',
  'shippingNotes',
  'giftMessage',
  'hidesPrices',
  'promoCode',
  'subtotal',
  'discount',
  'shippingCost',
  'paymentWay',
  'paymentFee',
  'grandTotal',
  'arrivesFirst',
  'arrivesLast',
  'arrivalPayBefore',
  'placedAt',
  'movedAt',
  'dueAt',
] as const satisfies readonly (keyof OrderRow)[]

type NewOrder = Pick<typeof orders.$inferInsert, (typeof orderKeys)[number]>
export type NewLine = Omit<OrderLineRow, 'orderId'>

const lineKeys = [
  'productId',
  'sizeCode',
  'sizeName',
  'productName',
  'qty',
  'retailPrice',
  'netPrice',
  'discPercent',
  'discNominal',
  'subtotal',
] as const satisfies readonly (keyof NewLine)[]

const insertOrder = statement(
  'place_order',
  (db, given: Given<{ order: string; lines: string }>) => {
    const placed = db
      .$with('placed', getTableColumns(orders))
      .as(sql`${insertJson(orders, orderKeys, given.order)} returning *`)
    const names = lineKeys.map((key) => sql.identifier(orderLines[key].name))
    const written = db.$with('written', {}).as(
      sql`insert into ${orderLines} (order_id, ${sql.join(names, sql`, `)})
      select placed.id, ${sql.join(
        names.map((name) => sql`line.${name}`),
        sql`, `,
      )}
      from placed, ${recordsOf(orderLines, given.lines)} as line`,
    )
    return db.with(placed, written).select().from(placed)
  },
)

/** Inserts an order with its lines, and returns its row. */
export async function writeOrder(
  tx: Database,
  order: NewOrder,
  lines: readonly NewLine[],
): Promise<OrderRow> {
  const [row] = await insertOrder(tx, {
    order: jsonOf(orders, orderKeys, [order]),
    lines: jsonOf(orderLines, lineKeys, lines),
  })
  if (!row) throw new Error('The order was not written')
  return row
}
