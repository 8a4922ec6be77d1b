import { z } from 'zod'
import { askProvider } from '#http/ask-provider.ts'

/** Test and live have one address: the key decides. */
const apiUrl = 'https://api.biteship.com'

export interface BiteshipAccount {
  apiKey: string
  /** Codes of the couriers of our account who go to an area, in the order in which shoppers see them. */
  couriers: readonly string[]
  /** The same of those who go to a pin. */
  pinCouriers: readonly string[]
  /** What webhooks of this account carry. */
  webhookSecret: string
}

/** An id of Biteship's, which goes into addresses. */
export const biteshipId = z.string().regex(/^[\w-]{1,64}$/)

/** Whole rupiah, as a number or as text. */
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
  /** With it the call is a POST. */
  body?: object
  /** Milliseconds to wait; 4 seconds without it. */
  ms?: number
}

/** Asks Biteship. Throws as `askProvider` does; an answer with `success` false must be told apart by its shape. */
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
