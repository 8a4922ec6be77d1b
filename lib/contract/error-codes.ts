/** Every machine-readable reason for a refusal. */
export const errorCodes = [
  'INVALID_INPUT',
  'ADDRESS_INCOMPLETE',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'OUT_OF_STOCK',
  'NOT_IN_CART',
  'CART_EMPTY',
  'CART_CHANGED',
  'SHIPPING_CHANGED',
  'ORDER_CLOSED',
  'BAD_SIGNATURE',
  'INTERNAL',
  'BACKEND_UNREACHABLE',
  'BACKEND_TIMEOUT',
  'BACKEND_BAD_RESPONSE',
] as const

export type ErrorCode = (typeof errorCodes)[number]
