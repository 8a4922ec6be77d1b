import { CallFailed, Client } from '#conformance/client.ts'
import { Report } from '#conformance/report.ts'
import {
  checkAddressAccess,
  checkAddresses,
  checkConfirmEmail,
  checkDeleteAccount,
  checkProfile,
  checkSignOut,
  checkWishlist,
  newPerson,
  signIn,
  signUp,
} from '#conformance/scenarios/account.ts'
import { checkStores, findArea } from '#conformance/scenarios/areas-and-stores.ts'
import { checkBadRequests } from '#conformance/scenarios/bad-requests.ts'
import { checkAdoption, checkCart, findBuyable } from '#conformance/scenarios/cart.ts'
import { checkCatalogue } from '#conformance/scenarios/catalogue.ts'
import { checkOrderAccess, orderAsCustomer } from '#conformance/scenarios/customer-order.ts'
import { orderAsGuest, pickUpAsGuest } from '#conformance/scenarios/guest-order.ts'
import { checkLanguages } from '#conformance/scenarios/languages.ts'

interface Options {
  /** Base URL of the backend. */
  url: string
  /** Code of a promo of the backend, to test a valid one. */
  promo?: string | undefined
}

/** Runs a scenario. It ends at a failed call, which is reported; null then. */
async function scenario<Result>(run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof CallFailed) return null
    throw error
  }
}

/**
 * Calls every endpoint of a backend in the sequence of a shopper and reports the failed checks. It
 * creates two accounts and three unpaid orders. Throws when the backend cannot be reached.
 */
export async function runScenarios({ url, promo }: Options): Promise<Report> {
  const report = new Report()
  const guest = new Client(url, report)
  const customer = guest.newShopper()
  const stranger = guest.newShopper()
  const person = newPerson()
  await guest.checkReachable()

  await scenario(() => checkCatalogue(guest))
  await scenario(() => checkLanguages(guest))
  await scenario(() => checkStores(guest))
  await scenario(() => guest.request('GET promos'))
  const area = await scenario(() => findArea(guest))
  const item = await scenario(() => findBuyable(guest))
  if (item) {
    await scenario(() => checkCart(guest, item))
    if (area) await scenario(() => orderAsGuest(guest.newShopper(), { item, area, promo }))
    await scenario(() => pickUpAsGuest(guest.newShopper(), item))
  }
  await scenario(() => signUp(customer, person))
  await scenario(() => signIn(customer, person))
  if (item) await scenario(() => checkWishlist(customer, item.product_detail_id))
  if (item) await scenario(() => checkAdoption(customer, item))
  const address = area && (await scenario(() => checkAddresses(customer, area)))
  if (item && area && address) {
    const order = await scenario(() => orderAsCustomer(customer, { item, area, address }))
    await scenario(() => signUp(stranger, newPerson()))
    if (order) await scenario(() => checkOrderAccess(stranger, order))
    await scenario(() => checkAddressAccess(stranger, address, area))
  }
  await scenario(() => checkProfile(customer, person))
  await scenario(() => checkConfirmEmail(customer))
  await scenario(() => checkSignOut(customer, person))
  await scenario(() => checkBadRequests(guest.newShopper(), customer))
  await scenario(() => checkDeleteAccount(customer, person))
  return report
}
