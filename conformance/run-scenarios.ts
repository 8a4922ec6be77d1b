import { CallFailed, Client } from '#conformance/client.ts'
import { Report } from '#conformance/report.ts'
import {
  checkAddressAccess,
  checkAddresses,
  checkProfile,
  checkWishlist,
  newPerson,
  signIn,
  signUp,
} from '#conformance/scenarios/account.ts'
import { checkStores, findArea } from '#conformance/scenarios/areas-and-stores.ts'
import { checkBadRequests } from '#conformance/scenarios/bad-requests.ts'
import { checkCart, findBuyable } from '#conformance/scenarios/cart.ts'
import { checkCatalogue } from '#conformance/scenarios/catalogue.ts'
import { checkOrderAccess, orderAsCustomer } from '#conformance/scenarios/customer-order.ts'
import { orderAsGuest, pickUpAsGuest } from '#conformance/scenarios/guest-order.ts'

interface Options {
  /** Base address of the backend. */
  url: string
  /** Code of a promo that the backend has, to see it at work. */
  promo?: string | undefined
}

/** A chapter whose call fails ends; the findings say so, and the next one begins. */
async function scenario<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof CallFailed) return null
    throw error
  }
}

/**
 * Walks every call of a backend as shoppers would and reports what holds. It makes two accounts and
 * three orders that stay unpaid. Throws when the backend cannot be reached.
 */
export async function runScenarios({ url, promo }: Options): Promise<Report> {
  const report = new Report()
  const guest = new Client(url, report)
  const customer = guest.newShopper()
  const stranger = guest.newShopper()
  const person = newPerson()
  await guest.checkReachable()

  await scenario(() => checkCatalogue(guest))
  await scenario(() => checkStores(guest))
  await scenario(() => guest.request('GET promos'))
  const place = await scenario(() => findArea(guest))
  const item = await scenario(() => findBuyable(guest))
  if (item) {
    await scenario(() => checkCart(guest, item))
    if (place) await scenario(() => orderAsGuest(guest.newShopper(), { item, place, promo }))
    await scenario(() => pickUpAsGuest(guest.newShopper(), item))
  }
  await scenario(() => signUp(customer, person))
  await scenario(() => signIn(customer, person))
  if (item) await scenario(() => checkWishlist(customer, item.product_detail_id))
  const address = place && (await scenario(() => checkAddresses(customer, place)))
  if (item && place && address) {
    const order = await scenario(() => orderAsCustomer(customer, { item, place, address }))
    await scenario(() => signUp(stranger, newPerson()))
    if (order) await scenario(() => checkOrderAccess(stranger, order))
    await scenario(() => checkAddressAccess(stranger, address, place))
  }
  await scenario(() => checkProfile(customer, person))
  await scenario(() => checkBadRequests(guest.newShopper(), customer))
  return report
}
