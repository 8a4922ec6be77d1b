import type { OnTime } from '@etalase/contract/rules/on-time.ts'

/** Delivery, pickup and returns on a product page. */
export const estimateMessages = {
  title: 'Delivery and returns',
  delivery: 'Delivery across Indonesia, from the store nearest to you',
  /** `arrives` is 'arrives 24-25 Nov', or empty. */
  to: (name: string, cost: string, arrives: string) =>
    `Delivery to ${name} from ${cost.replace(' ', '\u00a0')}${arrives ? `, ${arrives}` : ''}`,
  inTime: (region: string, { parcels, in_time }: OnTime) =>
    `${in_time} of ${parcels} parcels to ${region} arrived within the promised days`,
  asking: (name: string) => `Checking the delivery cost to ${name}…`,
  noneTo: (name: string) => `We can't deliver this to ${name} right now`,
  failed: (name: string) => `We couldn't load the delivery cost to ${name}`,
  choose: 'Choose your area',
  change: 'Change your area',
  pickup: 'Store pickup: ready 1 hour after payment',
  chooseStore: 'Choose your store',
  changeStore: 'Change your store',
  /** Before a size is chosen. */
  pickupSize: (store: string) => `Pick up at ${store}: choose a size to check its stock`,
  pickupAsking: (store: string) => `Checking ${store}…`,
  /** `ready` is 'Ready today from 14:00 WIB'. */
  pickupHere: (store: string, ready: string) => `In stock at ${store}. ${ready}`,
  /** `others`: number of further stores. */
  pickupElsewhere: (store: string, elsewhere: string, others: number) =>
    `Not in stock at ${store}, but at ${elsewhere}${others > 0 ? ` and ${others} more` : ''}`,
  pickupNowhere: 'No store has this size right now',
  pickupFailed: (store: string) => `We couldn't check the stock at ${store}`,
}
