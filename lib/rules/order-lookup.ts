import { isEmail } from '#lib/rules/email.ts'
import { emailLimit, orderNumberLimit, type TooLong, tooLong } from '#lib/rules/text-limits.ts'

/** What opens a guest's order, with its names in the API. */
export interface OrderLookup {
  order_number: string
  email: string
}

export type OrderLookupProblem = 'numberRequired' | 'emailRequired' | 'emailInvalid'

type Problems = Partial<Record<keyof OrderLookup, OrderLookupProblem | TooLong>>

const numberProblem = (typed: string) =>
  typed.trim() ? tooLong(typed, orderNumberLimit) : 'numberRequired'

function emailProblem(typed: string) {
  if (!typed.trim()) return 'emailRequired'
  return isEmail(typed.trim()) ? undefined : (tooLong(typed, emailLimit) ?? 'emailInvalid')
}

/** The problems of a typed order number and e-mail address, by field. */
export function orderLookupProblems({ order_number, email }: OrderLookup): Problems {
  const problems = { order_number: numberProblem(order_number), email: emailProblem(email) }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}
