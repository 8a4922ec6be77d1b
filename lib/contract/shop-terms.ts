import { z } from 'zod'
import { wholeNumber } from '#lib/contract/fields.ts'

/** Days after receipt within which a buyer can return an item. */
export const returnDaysField = wholeNumber(1, 365).nullish().catch(null)

/** What one can pay with, in the order in which it is shown. */
export const paymentChannels = z.array(z.object({ name: z.string(), kind: z.string() })).nullish()
