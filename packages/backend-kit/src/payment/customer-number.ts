import { createHash } from 'node:crypto'

/** Returns a number that is the same for all bills of a device without revealing the device id. */
export const customerNumber = (deviceId: string): string =>
  createHash('sha256').update(deviceId).digest('hex').slice(0, 32)
