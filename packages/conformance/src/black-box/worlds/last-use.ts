import { randomBytes } from 'node:crypto'
import { Buyer } from '#black-box/buyer.ts'
import { preparePromo, promoDiscount } from '#black-box/prepare.ts'
import { Untried } from '#black-box/trial.ts'
import type { World } from '#black-box/world.ts'
import { crowd, race } from '#black-box/worlds/last-piece.ts'

/** Many buyers want the last use of a promo code. Then the order is cancelled, and the code can be used once more. */
export const lastUse: World = {
  title: 'the last use of a promo code',
  async run({ client, shelves, prepare, buyers }, trial) {
    if (!prepare) throw new Untried('needs --prepare')
    const code = `PROVE${randomBytes(4).toString('hex').toUpperCase()}`
    await preparePromo(prepare, code, 1)
    const shelf = await shelves.open(buyers + 5)
    const wanted = { fields: { promo_code: code }, extra: -promoDiscount }
    const open = () => Buyer.withCart(client, shelf, wanted)
    const [all, two] = [await crowd(buyers, open), await crowd(2, open)]
    trial.begin('A promo code has one use left.', `${buyers} buyers order with it at once.`)
    const { winners, broken, refusals } = await race(all)
    trial.holds('promo', winners.length === 1, `${winners.length} of them have an order with it`)
    trial.holds('answered', broken === 0, `${broken} got no answer or a 5xx`)
    const others = refusals.filter((each) => each !== 'PROMO_INVALID')
    trial.holds('promo', others.length === 0, `others are refused with ${others.join(', ')}`)
    for (const { buyer, order } of winners)
      trial.holds('billed', order.total === buyer.total, `the bill is ${order.total}`)
    const left = await shelves.count(shelf)
    const sold = shelf.pieces - left
    trial.holds('stock', sold === winners.length, `${sold} pieces are gone`)
    const [winner] = winners
    if (!winner) return
    trial.step('The buyer with the order cancels it twice at once.')
    const { buyer, order } = winner
    await Promise.all([buyer.cancel(order), buyer.cancel(order)])
    trial.step('Two more buyers order with it at once.')
    const again = (await race(two)).winners.length
    trial.holds('promo', again === 1, `${again} of them have an order with it`)
  },
}
