/** Parcels of a region, and how many of them arrived within the promised days. */
export interface OnTime {
  parcels: number
  in_time: number
}

/** The minimum number of parcels for a statement: with fewer, a single parcel would change it. */
export const minKnownParcels = 30

/** Days after arrival for which a parcel counts. */
export const onTimeDays = 180

/** Returns the parcels if they allow a statement; null for too few, and for impossible numbers. */
export const knownOnTime = (onTime: OnTime | null | undefined): OnTime | null =>
  onTime && onTime.parcels >= minKnownParcels && onTime.in_time <= onTime.parcels ? onTime : null
