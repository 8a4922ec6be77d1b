import type { OnTime } from '#lib/rules/on-time.ts'

/** What a product page promises about delivery, pickup and returns. */
export const estimate = {
  title: 'Delivery and returns',
  delivery: 'Delivery all over Indonesia, by courier from the shop nearest to you',
  /** `arrives` is 'arrives 24-25 Nov', or empty. */
  to: (name: string, cost: string, arrives: string) =>
    `Delivery to ${name} from ${cost.replace(' ', '\u00a0')}${arrives ? `, ${arrives}` : ''}`,
  inTime: (region: string, { parcels, in_time }: OnTime) =>
    `${in_time} of ${parcels} parcels to ${region} came in the promised days`,
  asking: (name: string) => `Asking what delivery to ${name} costs…`,
  noneTo: (name: string) => `No shop can send it to ${name} now`,
  failed: (name: string) => `The cost of delivery to ${name} did not load`,
  choose: 'Choose your area',
  change: 'Change your area',
  pickup: 'Pick up in a store: ready 1 hour after payment',
  chooseStore: 'Choose your store',
  changeStore: 'Change your store',
  /** Before a size is chosen. */
  pickupSize: (store: string) => `Pick up at ${store}: choose a size to see if it is there`,
  pickupAsking: (store: string) => `Asking ${store}…`,
  /** `ready` is 'Ready today from 14:00 WIB'. */
  pickupHere: (store: string, ready: string) => `In stock at ${store}. ${ready}`,
  /** `others`: stores besides the one that is named. */
  pickupElsewhere: (store: string, elsewhere: string, others: number) =>
    `Not at ${store} now, but at ${elsewhere}${others > 0 ? ` and ${others} more` : ''}`,
  pickupNowhere: 'No store has this size now',
  pickupFailed: (store: string) => `The stock of ${store} did not load`,
}
