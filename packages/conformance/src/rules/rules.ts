import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { type EndpointKey, endpoints } from '@etalase/contract/endpoints.ts'
import { buyingRules } from '#rules/buying-rules.ts'
import { catalogueRules } from '#rules/catalogue-rules.ts'
import { peopleRules } from '#rules/people-rules.ts'

/** The suite's checks of single calls: by call, the name and the rule of each check. */
const ownRules = { ...catalogueRules, ...buyingRules, ...peopleRules }
type OwnRules = typeof ownRules

const generalRules = {
  status: 'Succeeds with status 200 within 20 seconds.',
  fields: 'The response has the fields above, with their types.',
  'no required field': 'Refuses a call without its required fields with 400.',
  'no token': 'Refuses a call without a token with 401.',
  'a forged token': 'Refuses a forged token with 401.',
} as const
type GeneralRule = keyof typeof generalRules

/** The names of a call's checks. */
export type RuleName<Call extends EndpointKey> =
  | GeneralRule
  | (Call extends keyof OwnRules ? keyof OwnRules[Call] & string : never)

const ownRulesOf = (call: string): Readonly<Record<string, string>> =>
  Object.entries(ownRules).find(([name]) => name === call)?.[1] ?? {}

const endpointOf = (call: EndpointKey): Endpoint => endpoints[call]

/** Whether a call without any field must be refused. */
export function takesRequired(call: EndpointKey): boolean {
  const { query, body } = endpointOf(call)
  const schema = query ?? body
  return schema !== undefined && !schema.safeParse({}).success
}

function generalRulesOf(call: EndpointKey): [name: string, rule: string][] {
  const isOfCustomer = endpointOf(call).access === 'customer'
  return Object.entries(generalRules).filter(([name]) => {
    // Its token arrives by mail.
    if (call === 'POST auth/confirm-email' && ['status', 'fields'].includes(name)) return false
    if (name === 'no required field') return takesRequired(call)
    return !name.endsWith('token') || isOfCustomer
  })
}

/** Returns the suite's checks of a call by name: the general rules first, then its own. */
export const rulesOf = (call: EndpointKey): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(generalRulesOf(call)),
  ...ownRulesOf(call),
})

/** Whether a name is that of a call that the suite checks. */
export const isCall = (name: string): name is EndpointKey => name in endpoints

/** Returns the suite's checks of a call as sentences; empty for a call outside the suite. */
export const checksOf = (call: string): readonly string[] =>
  isCall(call) ? [...new Set(Object.values(rulesOf(call)))] : []
