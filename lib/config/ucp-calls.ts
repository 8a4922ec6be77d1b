import type { Effect } from '@etalase/contract/endpoint.ts'

/** The calls of the Universal Commerce Protocol below `/ucp`, with their effects. */
export const ucpCalls = {
  'POST catalog/search': 'reads',
  'POST catalog/lookup': 'reads',
  'POST catalog/product': 'reads',
  'POST carts': 'writes',
  'GET carts/:id': 'reads',
  'PUT carts/:id': 'writes',
  'POST carts/:id/cancel': 'writes',
  'POST checkout-sessions': 'writes',
  'GET checkout-sessions/:id': 'reads',
  'PUT checkout-sessions/:id': 'writes',
  // Payment is not offered here: the answer says where to pay.
  'POST checkout-sessions/:id/complete': 'reads',
  'POST checkout-sessions/:id/cancel': 'writes',
} as const satisfies Record<string, Effect>

export type UcpCall = keyof typeof ucpCalls

const collections: readonly string[] = ['carts', 'checkout-sessions']

const isUcpCall = (name: string): name is UcpCall => Object.hasOwn(ucpCalls, name)

/** Returns the call of a method and a path below `/ucp`, with the path's id; undefined for an unknown call. */
export function findUcpCall(
  method: string,
  path: readonly string[],
): { name: UcpCall; id: string } | undefined {
  const [collection = '', id = '', ...rest] = path
  const isOne = collections.includes(collection) && path.length > 1
  const name = `${method} ${(isOne ? [collection, ':id', ...rest] : path).join('/')}`
  return isUcpCall(name) ? { name, id: isOne ? id : '' } : undefined
}
