import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Buyer } from '@etalase/conformance/black-box/buyer.ts'
import { type Account, notify } from '@etalase/conformance/black-box/notification.ts'
import { prepareBy } from '@etalase/conformance/black-box/prepare.ts'
import { type Shelf, Shelves } from '@etalase/conformance/black-box/shelf.ts'
import { Client } from '@etalase/conformance/client.ts'
import { Report } from '@etalase/conformance/report.ts'
import type { ProcessGroup } from '@etalase/processes/process-group.ts'
import { bothAnswer, killInTurn } from '#engine/kill-in-turn.ts'
import { type Made, ordersMade } from '#engine/orders-made.ts'
import type { Opened } from '#engine/start-shop.ts'
import { placeOrder, untilGiven } from '#engine/until-given.ts'

/** Number of orders, concurrent orders, and sizes; pieces left of each size in the end. */
const [count, together, sizes, left] = [100, 5, 5, 5]

const kills = 10

interface Setting {
  url: string
  client: Client
  shelves: Shelf[]
  account: Account
  /** Prefix of the buyers' e-mail addresses. */
  start: string
}

/** Buys and pays one piece as a guest, with one key for all repetitions. */
async function buy({ url, client, shelves, account, start }: Setting, number: number) {
  const shelf = shelves[number % shelves.length]
  if (!shelf) throw new Error('There is nothing to buy.')
  const email = `${start}${number}@example.com`
  const fields = { guest_email: email }
  const buyer = await untilGiven(() => Buyer.withCart(client, shelf, { fields }))
  const order = await placeOrder(buyer)
  const tell = async () => (await notify(url, account, order, 'success')) === 200 || null
  await untilGiven(tell)
  return { email, buyer, order }
}

type Bought = Awaited<ReturnType<typeof buy>>

/** Returns what is wrong with an order in Medusa's own tables. */
function problemsOf({ email, buyer, order }: Bought, made: Made | undefined): string[] {
  if (!made) return [`${email}: the order is lost`]
  const { placed, orders, captures, captured, reserved, status } = made
  const expected = [
    [placed === 1, `${placed} orders are shown`],
    [orders === 1, `Medusa has ${orders} orders`],
    [captures === 1, `it is paid ${captures} times`],
    [captured === buyer.total, `${captured} rupiah of ${buyer.total} are paid`],
    [order.total === buyer.total, `the bill says ${order.total}, the summary ${buyer.total}`],
    [reserved === 1, `${reserved} pieces are reserved`],
    [status === 'PAID', `it is ${status}`],
  ] as const
  return expected.flatMap(([holds, problem]) => (holds ? [] : [`${email}: ${problem}`]))
}

async function openSetting({ settings }: Opened): Promise<Setting & { counted: Shelves }> {
  const url = `http://localhost:${settings.ports.adapter}`
  const client = new Client(url, new Report())
  const counted = new Shelves(client, prepareBy('node packages/tools/src/engine/prepare.ts'))
  const shelves: Shelf[] = []
  while (shelves.length < sizes) shelves.push(await counted.open(count / sizes + left))
  return {
    url,
    client,
    shelves,
    counted,
    account: { merchantId: '31999', user: 'bot31999', password: settings.paymentPassword },
    start: `killed-${randomBytes(4).toString('hex')}-`,
  }
}

/** Buys with several buyers at a time, killing adapter and engine at intervals of orders. */
async function buyThroughKills(group: ProcessGroup, opened: Opened, setting: Setting) {
  const bought: Bought[] = []
  let next = 0
  const buyOn = async () => {
    while (next < count) bought.push(await buy(setting, next++))
  }
  const all = Promise.all(Array.from({ length: together }, buyOn))
  const due = async (kill: number) => {
    while (bought.length < (kill * count) / (kills + 1)) await Promise.race([all, pause(50)])
    return bought.length < count
  }
  const [killed] = await Promise.all([
    killInTurn(group, opened.settings, { times: kills, due }),
    all,
  ])
  return { bought, killed }
}

/**
 * Kills adapter and engine (SIGKILL) while a hundred orders are placed and paid. No order may be lost, doubled or paid twice, and the stock
 * must match what was sold. Throws otherwise.
 */
export async function checkKills(group: ProcessGroup, opened: Opened): Promise<void> {
  const { counted, ...setting } = await openSetting(opened)
  const { bought, killed } = await buyThroughKills(group, opened, setting)
  await bothAnswer(opened.settings)
  const made = await ordersMade(opened.databases.engine, setting.start)
  const problems = bought.flatMap((each) =>
    problemsOf(
      each,
      made.find(({ email }) => email === each.email),
    ),
  )
  for (const shelf of setting.shelves) {
    const pieces = await counted.count(shelf)
    if (pieces !== left) problems.push(`${pieces} pieces are left of a size, not ${left}`)
  }
  console.warn(
    `${bought.length} orders, the adapter killed ${killed.adapter} times, the engine ${killed.engine} times: ${problems.length} problems`,
  )
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
