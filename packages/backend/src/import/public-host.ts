import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** Whether an IP address is in the internet: of no private network, and not of this machine. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

function checkHost(hostname: string): boolean {
  const bare = hostname.replaceAll(/^\[|\]$/g, '')
  if (ipaddr.isValid(bare)) return isPublicAddress(bare)
  return bare.includes('.') && !/\.(localhost|local|internal|lan|home|test)\.?$/.test(bare)
}

/** A file has thousands of pictures on a few hosts, and telling that a name is no address takes longer than reading its row. */
const checked = new LRUCache<string, boolean>({ max: 1_000, memoMethod: checkHost })

/** Whether a host may be in the internet: no address of a private network, and no name that only such a network knows. */
export const isPublicHost = (hostname: string): boolean => checked.memo(hostname)

/** Looks a name up for one connection, which then goes to the very address that was checked. Fails for one that is not allowed. */
export const checkedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const refused = found?.find(({ address }) => !isAllowed(address))
      if (refused) return callback(new Error('is on a machine that is not in the internet'), '')
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Error('has no address'), '')
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }
