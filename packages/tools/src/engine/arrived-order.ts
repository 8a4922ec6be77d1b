import { Buyer } from '@etalase/conformance/black-box/buyer.ts'
import { notify } from '@etalase/conformance/black-box/notification.ts'
import { prepareBy } from '@etalase/conformance/black-box/prepare.ts'
import { type Shelf, Shelves } from '@etalase/conformance/black-box/shelf.ts'
import { Client } from '@etalase/conformance/client.ts'
import { Report } from '@etalase/conformance/report.ts'
import { Engine } from '@etalase/medusa/engine/engine.ts'
import { stepOrder } from '#engine/order-step.ts'
import type { Opened } from '#engine/start-shop.ts'
import { placeOrder } from '#engine/until-given.ts'

export interface Arrived {
  client: Client
  engine: Engine
  shelves: Shelves
  shelf: Shelf
  trxRef: string
  /** Opens the order. */
  token: string
}

/** Returns a client of Medusa like the adapter's. */
export const engineOf = ({ settings, adminKey }: Opened): Engine =>
  new Engine({
    url: `http://localhost:${settings.ports.engine}`,
    secret: settings.engineSecret,
    adminKey,
    onAway: (call, cause) => console.error(call, cause),
  })

/** Places a guest's order, pays it and picks it up in the store. Throws when a step is refused. */
export async function arrivedOrder(opened: Opened): Promise<Arrived> {
  const { ports, paymentPassword } = opened.settings
  const url = `http://localhost:${ports.adapter}`
  const client = new Client(url, new Report())
  const engine = engineOf(opened)
  const shelves = new Shelves(client, prepareBy('node packages/tools/src/engine/prepare.ts'))
  const shelf = await shelves.open(2)
  const buyer = await Buyer.withCart(client, shelf)
  const order = await placeOrder(buyer)
  if (!order.token) throw new Error('A guest has no token of an order.')
  const account = { merchantId: '31999', user: 'bot31999', password: paymentPassword }
  await notify(url, account, order, 'success')
  for (const step of ['ready', 'complete']) await stepOrder(engine, order.trxRef, { step })
  return { client, engine, shelves, shelf, trxRef: order.trxRef, token: order.token }
}
