import {
  aPerson,
  keepAddresses,
  keepOut,
  keepProfile,
  signIn,
  signUp,
  wish,
} from '#conformance/chapters/account.ts'
import { findBuyable, useCart } from '#conformance/chapters/cart.ts'
import { lookAround } from '#conformance/chapters/catalogue.ts'
import { keepOrder, orderAsCustomer } from '#conformance/chapters/customer-order.ts'
import { turnAway } from '#conformance/chapters/guards.ts'
import { orderAsGuest, pickUpAsGuest } from '#conformance/chapters/guest-order.ts'
import { findPlace, visitStores } from '#conformance/chapters/places.ts'
import { Client, Unanswered } from '#conformance/client.ts'
import { Report } from '#conformance/report.ts'

interface Options {
  /** Base address of the backend. */
  url: string
  /** Code of a promo that the backend has, to see it at work. */
  promo?: string | undefined
}

/** A chapter whose call fails ends; the findings say so, and the next one begins. */
async function chapter<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Unanswered) return null
    throw error
  }
}

/**
 * Walks every call of a backend as shoppers would and reports what holds. It makes two accounts and
 * three orders that stay unpaid. Throws when the backend cannot be reached.
 */
export async function walk({ url, promo }: Options): Promise<Report> {
  const report = new Report()
  const guest = new Client(url, report)
  const customer = guest.another()
  const stranger = guest.another()
  const person = aPerson()
  await guest.knock()

  await chapter(() => lookAround(guest))
  await chapter(() => visitStores(guest))
  await chapter(() => guest.ask('GET promos'))
  const place = await chapter(() => findPlace(guest))
  const item = await chapter(() => findBuyable(guest))
  if (item) {
    await chapter(() => useCart(guest, item))
    if (place) await chapter(() => orderAsGuest(guest.another(), { item, place, promo }))
    await chapter(() => pickUpAsGuest(guest.another(), item))
  }
  await chapter(() => signUp(customer, person))
  await chapter(() => signIn(customer, person))
  if (item) await chapter(() => wish(customer, item.product_detail_id))
  const address = place && (await chapter(() => keepAddresses(customer, place)))
  if (item && place && address) {
    const order = await chapter(() => orderAsCustomer(customer, { item, place, address }))
    await chapter(() => signUp(stranger, aPerson()))
    if (order) await chapter(() => keepOrder(stranger, order))
    await chapter(() => keepOut(stranger, address, place))
  }
  await chapter(() => keepProfile(customer, person))
  await chapter(() => turnAway(guest.another(), customer))
  return report
}
