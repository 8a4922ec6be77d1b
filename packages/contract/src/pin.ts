import { z } from 'zod'

/** The place of a delivery that a shopper chose on the map: personal data. */
export const pin = z
  .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .meta({ id: 'Pin' })

/** A backend's pin; null for an unreadable one. */
export const readPin = pin.nullish().catch(null)
