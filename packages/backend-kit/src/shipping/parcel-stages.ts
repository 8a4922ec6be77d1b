import type { ParcelStage } from '#db/schema/parcel-stages.ts'

/** Stages in which the goods have left the shop. */
const leftShop: readonly ParcelStage[] = [
  'pickedUp',
  'onItsWay',
  'delivered',
  'returning',
  'returned',
  'lost',
]

/** Stages in which the goods are still in the shop, so the booking can be cancelled. */
export const cancellableStages = ['booked', 'courierFound', 'collecting'] as const

/** Final stages. */
export const lastStages = ['delivered', 'returned', 'lost', 'failed'] as const

/** Stages that staff must resolve by hand. */
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

/** Whether shoppers see a stage. A failed booking is followed by another one. */
const isShown = (stage: ParcelStage): stage is ShownStage =>
  stage !== 'failed' && stage !== 'unknown'

type ShownStage = Exclude<ParcelStage, 'failed' | 'unknown'>

/** Returns the tracking events that shoppers see, without consecutive repeats of a stage. */
export function shownEvents<Event extends { stage: ParcelStage }>(events: readonly Event[]) {
  const shown = events.flatMap((event) =>
    isShown(event.stage) ? [{ ...event, stage: event.stage }] : [],
  )
  return shown.filter(({ stage }, index) => stage !== shown[index - 1]?.stage)
}
