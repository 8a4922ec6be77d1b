import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** Longer than an order takes. */
const timeoutSeconds = 60

/** Runs work while none of these devices places an order or is moved. Throws when they are busy for a minute. */
export function withDevices<Result>(
  scope: MedusaContainer,
  devices: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  // In a fixed order, so that two moves can't deadlock.
  const keys = devices.map((device) => `placement ${device}`).toSorted()
  return scope.resolve(Modules.LOCKING).execute(keys, work, { timeout: timeoutSeconds })
}
