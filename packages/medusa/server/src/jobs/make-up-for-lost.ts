import type { MedusaContainer } from '@medusajs/framework/types'
import { makeUpForLost } from '../events'

/** Lets the adapter read and tell again what it may have missed, after a start and after an event that it did not take. */
export default async function makeUp(scope: MedusaContainer): Promise<void> {
  makeUpForLost(scope)
}

export const config = { name: 'make-up-for-lost', schedule: '* * * * *' }
