import { z } from 'zod'
import { askProvider } from '#http/ask-provider.ts'

/** Test and live share one URL; the key decides. */
const apiUrl = 'https://api.biteship.com'

export interface BiteshipAccount {
  apiKey: string
  /** Codes of our account's couriers who deliver to an area, in display order. */
  couriers: readonly string[]
  /** Codes of those who deliver to a pin, in display order. */
  pinCouriers: readonly string[]
  /** The secret in this account's webhooks. */
  webhookSecret: string
}

/** A Biteship id, used in URLs. */
export const biteshipId = z.string().regex(/^[\w-]{1,64}$/)

/** Whole rupiah, as a number or text. */
export const rupiahAmount = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ])
  .pipe(z.int().nonnegative().max(999_999_999))

interface Asked {
  /** Makes the call a POST. */
  body?: object
  /** Timeout in milliseconds; 4 seconds by default. */
  ms?: number
}

/** Calls Biteship. Throws as `askProvider` does; check a response with `success` false by its shape. */
export const askBiteship = <Answer extends z.ZodType>(
  { apiKey }: BiteshipAccount,
  path: string,
  answer: Answer,
  { body, ms }: Asked = {},
): Promise<z.output<Answer>> =>
  askProvider(
    `${apiUrl}${path}`,
    answer,
    {
      headers: {
        Accept: 'application/json',
        Authorization: apiKey,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    },
    ms,
  )
