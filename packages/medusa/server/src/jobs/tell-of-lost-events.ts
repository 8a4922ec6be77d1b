import type { MedusaContainer } from '@medusajs/framework/types'
import { tellOfLostEvents } from '../events'

/** Lets the adapter read everything again after a start, and after an event that it did not take within a minute. */
export default async function tellOfLost(scope: MedusaContainer): Promise<void> {
  tellOfLostEvents(scope)
}

export const config = { name: 'tell-of-lost-events', schedule: '* * * * *' }
