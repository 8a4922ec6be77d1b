/** What a product page promises about delivery, pickup and returns. */
export const promise = {
  title: 'Delivery and returns',
  delivery: 'Delivery all over Indonesia, by courier from the shop nearest to you',
  /** `arrives` is 'arrives 24-25 Nov', or empty. */
  to: (name: string, cost: string, arrives: string) =>
    `Delivery to ${name} from ${cost.replace(' ', '\u00a0')}${arrives ? `, ${arrives}` : ''}`,
  asking: (name: string) => `Asking what delivery to ${name} costs…`,
  noneTo: (name: string) => `No shop can send it to ${name} now`,
  failed: (name: string) => `The cost of delivery to ${name} did not load`,
  choose: 'Choose your area',
  change: 'Change your area',
  pickup: 'Pick up in a store: ready 1 hour after payment',
} as const
