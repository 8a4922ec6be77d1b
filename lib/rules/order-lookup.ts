import { isEmail } from '#lib/rules/email.ts'
import { emailLimit, orderNumberLimit } from '#lib/rules/text-limits.ts'
import { type TooLong, tooLong } from '#lib/rules/too-long.ts'
import { typedEmail, typedOrderNumber } from '#lib/rules/typed-text.ts'

/** What opens a guest's order, with its names in the API. */
export interface OrderLookup {
  order_number: string
  email: string
}

/** Reads what was typed. */
export const readOrderLookup = (textOf: (field: keyof OrderLookup) => string): OrderLookup => ({
  order_number: typedOrderNumber(textOf('order_number')),
  email: typedEmail(textOf('email')),
})

export type OrderLookupProblem = 'numberRequired' | 'emailRequired' | 'emailInvalid'

type Problems = Partial<Record<keyof OrderLookup, OrderLookupProblem | TooLong>>

const numberProblem = (number: string) =>
  number ? tooLong(number, orderNumberLimit) : 'numberRequired'

function emailProblem(email: string) {
  if (!email) return 'emailRequired'
  return isEmail(email) ? undefined : (tooLong(email, emailLimit) ?? 'emailInvalid')
}

/** The problems of an order number and e-mail address, by field. */
export function orderLookupProblems({ order_number, email }: OrderLookup): Problems {
  const problems = { order_number: numberProblem(order_number), email: emailProblem(email) }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}
