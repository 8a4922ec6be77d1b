import { createHmac } from 'node:crypto'
import { networkOf } from '@etalase/contract/rules/network.ts'

/** Returns a keyed hash of an IP address's network: enough to count requests without recovering the address. */
export const hashNetwork = (secret: string, address: string | undefined): string =>
  createHmac('sha256', secret)
    .update(`network ${networkOf(address)}`)
    .digest('base64url')
