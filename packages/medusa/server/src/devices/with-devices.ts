import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** Longer than an order takes. */
const timeoutSeconds = 60

/** Does work while no order of these devices is placed, and none of them is moved. Throws when they are busy for a minute. */
export function withDevices<Result>(
  scope: MedusaContainer,
  devices: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  // Always in the same sequence: two moves must not wait for each other.
  const keys = devices.map((device) => `placement ${device}`).toSorted()
  return scope.resolve(Modules.LOCKING).execute(keys, work, { timeout: timeoutSeconds })
}
