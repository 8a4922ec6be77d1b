import { Buyer, type Outcome } from '#black-box/buyer.ts'
import type { World } from '#black-box/world.ts'

/** Returns the distinct order numbers among responses. */
const orders = (answers: readonly Outcome[]) =>
  new Set(answers.flatMap(({ order }) => order?.trxRef ?? []))

const broken = (answers: readonly Outcome[]) =>
  answers.filter(({ status }) => status === 0 || status >= 500).length

/** Sends one order many times at once, and then once more. */
const manyAtOnce: World['run'] = async ({ client, shelves, repeats }, trial) => {
  const shelf = await shelves.open(3)
  const buyer = await Buyer.withCart(client, shelf)
  trial.begin('A store has 3 pieces.', `An order for one piece is sent ${repeats} times at once.`)
  const answers = await Promise.all(Array.from({ length: repeats }, () => buyer.send()))
  const made = orders([...answers, await buyer.send()])
  trial.holds('oneOrder', made.size === 1, `${made.size} orders were made`)
  trial.holds('answered', broken(answers) === 0, `${broken(answers)} got no answer or a 5xx`)
  for (const { order } of answers) {
    if (order) trial.holds('billed', order.total === buyer.total, `the bill is ${order.total}`)
  }
  const left = await shelves.count(shelf)
  trial.holds('stock', left === 2, `the store has ${left} pieces afterwards`)
  const { cart } = await buyer.client.request('GET cart')
  trial.holds('cart', cart.cart_items.length === 0, 'it still has the ordered piece')
}

/** Checks that one device's key does not open another device's order. */
const ofTwoDevices: World['run'] = async ({ client, shelves }, trial) => {
  const shelf = await shelves.open(3)
  const [one, other] = [await Buyer.withCart(client, shelf), await Buyer.withCart(client, shelf)]
  trial.begin(
    'A store has 3 pieces.',
    'A device orders one piece.',
    'Another device sends the same key.',
  )
  const first = await one.send()
  const second = await one.send(other.client)
  const isOwn = !second.order || second.order.trxRef !== first.order?.trxRef
  trial.holds('own', isOwn, 'it gets the order of the first device')
}

export const oneKey: World = {
  title: 'one order, sent many times at once',
  run: async (setting, trial) => {
    await trial.tell(() => manyAtOnce(setting, trial))
    await trial.tell(() => ofTwoDevices(setting, trial))
  },
}
