import { createHmac } from 'node:crypto'
import { networkOf } from '@etalase/contract/rules/network.ts'

/** A keyed hash of the network of an IP address: enough to count what it asks for, and not to find the address again. */
export const hashNetwork = (secret: string, address: string | undefined): string =>
  createHmac('sha256', secret)
    .update(`network ${networkOf(address)}`)
    .digest('base64url')
