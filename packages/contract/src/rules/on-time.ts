/** Parcels of a region, and how many of them came within the days that their orders were promised. */
export interface OnTime {
  parcels: number
  in_time: number
}

/** Minimum parcels for a statement: with fewer, a single parcel would change it. */
export const minKnownParcels = 30

/** Days for which a parcel counts after its arrival. */
export const onTimeDays = 180

/** Parcels of which something can be said; null for too few, and for numbers that cannot be. */
export const knownOnTime = (onTime: OnTime | null | undefined): OnTime | null =>
  onTime && onTime.parcels >= minKnownParcels && onTime.in_time <= onTime.parcels ? onTime : null
