import { CallFailed, Client } from '#client.ts'
import { allCalls, type Finding, Report } from '#report.ts'
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
} from '#scenarios/account.ts'
import { checkStores, findArea } from '#scenarios/areas-and-stores.ts'
import { checkArrivedOrder } from '#scenarios/arrived-order.ts'
import { checkBadRequests } from '#scenarios/bad-requests.ts'
import { checkAdoption, checkBuyNow, checkCart, findBuyable } from '#scenarios/cart.ts'
import { payAtStore, payOnDelivery } from '#scenarios/cash-orders.ts'
import { checkCatalogue } from '#scenarios/catalogue.ts'
import { checkOrderAccess, orderAsCustomer } from '#scenarios/customer-order.ts'
import { checkColors } from '#scenarios/garment-colors.ts'
import { orderAsGuest, pickUpAsGuest } from '#scenarios/guest-order.ts'
import { checkLanguages } from '#scenarios/languages.ts'
import { checkLastPiece, checkOneKey } from '#scenarios/last-piece.ts'
import { checkLists } from '#scenarios/lists.ts'
import { checkOrderLimit } from '#scenarios/order-limit.ts'
import { checkPasskeySignIn, checkPasskeys } from '#scenarios/passkeys.ts'
import { checkPictures } from '#scenarios/pictures.ts'
import { checkPinnedTiers } from '#scenarios/pins.ts'
import { checkEstimate, checkProducts } from '#scenarios/products.ts'
import { checkSearch } from '#scenarios/search.ts'
import { checkStockAlerts } from '#scenarios/stock-alerts.ts'

interface Options {
  /** Base URL of the backend. */
  url: string
  /** A valid promo code of the backend, for testing. */
  promo?: string | undefined
  /** The token from a mail about a size that is back, for testing a valid one. */
  alertToken?: string | undefined
  /** The token of a guest's order that has arrived, to return and review it. */
  arrivedToken?: string | undefined
  /** The shop's base address, to which the payment provider returns shoppers. */
  shop?: string | undefined
  /** Optional calls and fields that the backend must have, or all. */
  offers?: readonly string[] | 'all' | undefined
  /** Called with each failed check; throwing ends the run. */
  onProblem?: ((problem: Finding) => void) | undefined
}

/** Calls of customers, and those about their data. */
const customerCalls = allCalls.filter((call) => / (?:user|auth)\//.test(call))

/** Runs scenarios that depend on each other, and records why some are not reached. */
class Run {
  readonly report: Report

  constructor(report: Report) {
    this.report = report
  }

  /** Runs a scenario, which ends at a failed call. Reports the failure and returns null. */
  async scenario<Result>(run: () => Promise<Result>): Promise<Result | null> {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      this.report.unreached(`${error.message} failed`, allCalls)
      return null
    }
  }
}

/** Runs a guest's scenarios: reading the catalogue, filling a cart, ordering. */
async function runGuest(run: Run, guest: Client, { promo, alertToken, arrivedToken }: Options) {
  await run.scenario(() => checkCatalogue(guest))
  await run.scenario(() => checkLists(guest))
  await run.scenario(() => checkSearch(guest))
  await run.scenario(() => checkColors(guest))
  await run.scenario(() => checkProducts(guest))
  await run.scenario(() => checkPictures(guest))
  await run.scenario(() => checkStockAlerts(guest, alertToken))
  await run.scenario(() => checkArrivedOrder(guest.newShopper(), arrivedToken))
  await run.scenario(() => checkLanguages(guest))
  await run.scenario(() => checkStores(guest))
  await run.scenario(() => guest.request('GET promos'))
  const area = await run.scenario(() => findArea(guest))
  const item = await run.scenario(() => findBuyable(guest))
  if (!item) return { area, item }
  await run.scenario(() => checkCart(guest, item))
  await run.scenario(() => checkBuyNow(guest.newShopper(), item))
  if (area) await run.scenario(() => checkEstimate(guest, item, area))
  if (area) await run.scenario(() => orderAsGuest(guest.newShopper(), { item, area, promo }))
  if (area) await run.scenario(() => checkPinnedTiers(guest.newShopper(), item, area))
  await run.scenario(() => pickUpAsGuest(guest.newShopper(), item))
  await run.scenario(() => payAtStore(guest.newShopper(), item))
  if (area) await run.scenario(() => payOnDelivery(guest.newShopper(), item, area))
  await run.scenario(() => checkOneKey(guest, item))
  await run.scenario(() => checkLastPiece(guest))
  await run.scenario(() => checkOrderLimit(guest))
  return { area, item }
}

type Found = Awaited<ReturnType<typeof runGuest>>

/** Runs a customer's scenarios, and checks that another customer cannot reach their data. */
async function runCustomer(run: Run, customer: Client, { area, item }: Found): Promise<void> {
  const person = newPerson()
  const isSignedUp = await run.scenario(async () => {
    await signUp(customer, person)
    return true
  })
  if (!isSignedUp) return run.report.unreached('sign-up failed', customerCalls)
  await run.scenario(() => signIn(customer, person))
  if (item) await run.scenario(() => checkWishlist(customer, item.product_detail_id))
  if (item) await run.scenario(() => checkAdoption(customer, item))
  const address = area && (await run.scenario(() => checkAddresses(customer, area)))
  if (item && area && address) {
    const stranger = customer.newShopper()
    const order = await run.scenario(() => orderAsCustomer(customer, { item, area, address }))
    await run.scenario(() => signUp(stranger, newPerson()))
    if (order) await run.scenario(() => checkOrderAccess(stranger, order))
    await run.scenario(() => checkAddressAccess(stranger, address, area))
  }
  await run.scenario(() => checkPasskeySignIn(customer.newShopper()))
  await run.scenario(() => checkPasskeys(customer, person.password))
  await run.scenario(() => checkProfile(customer, person))
  await run.scenario(() => checkConfirmEmail(customer))
  await run.scenario(() => checkSignOut(customer, person))
  await run.scenario(() => checkBadRequests(customer.newShopper(), customer))
  await run.scenario(() => checkDeleteAccount(customer, person))
}

/**
 * Calls every endpoint of a backend in a shopper's order and reports the failed checks. Creates two accounts and some unpaid orders, and
 * buys the last piece of a size. Throws when the backend cannot be reached.
 */
export async function runScenarios(options: Options): Promise<Report> {
  const { url, shop, offers, onProblem } = options
  const report = new Report(offers, onProblem)
  const guest = new Client(url, report, shop)
  const unknown = report.unknownClaims()
  if (unknown.length > 0)
    throw new Error(`No optional call or field is named ${unknown.join(', ')}.`)
  await guest.checkReachable()
  const run = new Run(report)
  const found = await runGuest(run, guest, options)
  if (!found.item) report.unreached('there is no product to buy', allCalls)
  await runCustomer(run, guest.newShopper(), found)
  return report
}
