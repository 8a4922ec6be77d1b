/** How a parcel stands, whatever its courier calls it. */
export const parcelStages = [
  'booked',
  'courierFound',
  'collecting',
  'pickedUp',
  'onItsWay',
  'held',
  'delivered',
  'returning',
  'returned',
  'lost',
  'failed',
  'unknown',
] as const

export type ParcelStage = (typeof parcelStages)[number]

/** The goods have left the shop. */
const leftShop: readonly ParcelStage[] = [
  'pickedUp',
  'onItsWay',
  'delivered',
  'returning',
  'returned',
  'lost',
]

/** The goods are still in the shop: the booking can be cancelled. */
export const cancellableStages = ['booked', 'courierFound', 'collecting'] as const

/** Nothing more happens. */
export const lastStages = ['delivered', 'returned', 'lost', 'failed'] as const

/** What staff must settle by hand. */
const problems: readonly ParcelStage[] = [
  'held',
  'returning',
  'returned',
  'lost',
  'failed',
  'unknown',
]

export const hasLeftShop = (stage: ParcelStage): boolean => leftShop.includes(stage)
export const isCancellable = (stage: ParcelStage): boolean =>
  cancellableStages.some((one) => one === stage)
export const needsStaff = (stage: ParcelStage): boolean => problems.includes(stage)

/** Those that a shopper reads of: a booking that failed is followed by another one. */
const isShown = (stage: ParcelStage): stage is ShownStage =>
  stage !== 'failed' && stage !== 'unknown'

type ShownStage = Exclude<ParcelStage, 'failed' | 'unknown'>

/** What a shopper reads of the way of a parcel: each stage once in a row. */
export function shownEvents<Event extends { stage: ParcelStage }>(events: readonly Event[]) {
  const shown = events.flatMap((event) =>
    isShown(event.stage) ? [{ ...event, stage: event.stage }] : [],
  )
  return shown.filter(({ stage }, index) => stage !== shown[index - 1]?.stage)
}
