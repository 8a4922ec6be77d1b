import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** Returns whether an IP address is on the public internet: neither private nor this machine. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

function checkHost(hostname: string): boolean {
  const bare = hostname.replaceAll(/^\[|\]$/g, '')
  if (ipaddr.isValid(bare)) return isPublicAddress(bare)
  return bare.includes('.') && !/\.(localhost|local|internal|lan|home|test)\.?$/.test(bare)
}

/** Cached: a file has thousands of pictures on a few hosts, and checking a host takes longer than reading a row. */
const checked = new LRUCache<string, boolean>({ max: 1_000, memoMethod: checkHost })

/** Returns whether a host can be on the public internet: not a private address, nor a name that only a private network knows. */
export const isPublicHost = (hostname: string): boolean => checked.memo(hostname)

/** Resolves a name for one connection, which then uses exactly the checked address. Fails for addresses that are not allowed. */
export const checkedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const refused = found?.find(({ address }) => !isAllowed(address))
      if (refused) return callback(new Error('is not on the public internet'), '')
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Error('has no address'), '')
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }
