import { readStored } from '#lib/browser/local-storage.ts'

/** Whether localStorage still has what earlier versions of the shop kept there of a guest: name, phone, street, e-mail address, notes. */
export function hasOldDetails(): boolean {
  const address: unknown = Object(readStored('checkout')).address
  const order: unknown = Object(readStored('pending-order'))
  return 'street' in Object(address) || ('body' in Object(order) && !('hasBuyer' in Object(order)))
}
