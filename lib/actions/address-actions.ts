import type { Action } from '#lib/actions/action.ts'

const page = '/account/shipping-address'

/** Saves a new or changed address; without scripts also requests the next list of places. */
export const saveAddress = {
  at: 'POST /api/address/save',
  call: 'POST user/address',
  page,
} as const satisfies Action

export const makeAddressPrimary = {
  at: 'POST /api/address/primary',
  call: 'POST user/address-primary',
  page,
} as const satisfies Action

export const removeAddress = {
  at: 'POST /api/address/remove',
  call: 'DELETE user/address',
  page,
} as const satisfies Action
