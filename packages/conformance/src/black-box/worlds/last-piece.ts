import { Buyer, type Outcome } from '#black-box/buyer.ts'
import type { World } from '#black-box/world.ts'

/** Returns several guests, each with a cart. */
export async function crowd(count: number, open: () => Promise<Buyer>): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let number = 0; number < count; number++) buyers.push(await open())
  return buyers
}

/** Lets all buyers order at once. Returns the winners and the other responses. */
export async function race(buyers: readonly Buyer[]) {
  const answers: Outcome[] = await Promise.all(buyers.map((buyer) => buyer.send()))
  const winners = buyers.flatMap((buyer, index) => {
    const order = answers[index]?.order
    return order ? [{ buyer, order }] : []
  })
  const broken = answers.filter(({ status }) => status === 0 || status >= 500).length
  return { winners, broken, refusals: answers.flatMap(({ code }) => code ?? []) }
}

const pieces = (count: number) => `the store has ${count} pieces`

/** Many buyers want the last piece. Then the order is cancelled several times at once, and the piece can be bought once more. */
export const lastPiece: World = {
  title: 'the last piece',
  async run({ client, shelves, buyers }, trial) {
    const shelf = await shelves.open(1)
    const open = () => Buyer.withCart(client, shelf)
    const [all, two] = [await crowd(buyers, open), await crowd(2, open)]
    trial.begin('A store has 1 piece.', `${buyers} buyers order it at once.`)
    const { winners, broken, refusals } = await race(all)
    trial.holds('stock', winners.length === 1, `${winners.length} of them have an order`)
    trial.holds('answered', broken === 0, `${broken} got no answer or a 5xx`)
    const others = refusals.filter((code) => code !== 'OUT_OF_STOCK')
    trial.holds('stock', others.length === 0, `others are refused with ${others.join(', ')}`)
    const left = await shelves.count(shelf)
    trial.holds('stock', left === 0, `${pieces(left)} afterwards`)
    const [winner] = winners
    if (!winner) return
    trial.step('The buyer with the order cancels it 5 times at once.')
    const { buyer, order } = winner
    const cancelled = await Promise.all(Array.from({ length: 5 }, () => buyer.cancel(order)))
    const refused = cancelled.filter(({ status }) => status !== 200).length
    trial.holds('answered', refused === 0, `${refused} of 5 are refused`)
    const back = await shelves.count(shelf)
    trial.holds('stock', back === 1, `${pieces(back)} afterwards`)
    trial.step('Two more buyers order it at once.')
    const again = (await race(two)).winners.length
    trial.holds('stock', again === 1, `${again} of them have an order`)
    const closed = (await buyer.send()).order
    trial.holds('ended', !closed, 'the key of the cancelled order still returns the order')
  },
}
