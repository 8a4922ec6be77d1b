import { compile } from '@fastify/proxy-addr'
import { z } from 'zod'

/** Whether the sender of a request, or a hop before it, is a proxy of ours. Hop 0 is the connection. */
export type TrustProxy = (address: string, hop: number) => boolean

const hopCount = /^\d+$/
const maxHops = 10

function readSetting(setting: string): TrustProxy {
  const hops = setting.trim()
  if (!hopCount.test(hops)) return compile(setting.split(/[\s,]+/).filter(Boolean))
  if (Number(hops) > maxHops) throw new RangeError(hops)
  return (_, hop) => hop < Number(hops)
}

/** TRUSTED_PROXIES: a number of hops up to 10, or a list of addresses and networks such as `10.0.0.0/8, loopback`. Empty trusts nobody. */
export const trustedProxies = z
  .string()
  .default('')
  .transform((setting, context): TrustProxy => {
    try {
      return readSetting(setting)
    } catch {
      context.addIssue('must be a number of hops up to 10, or a list of addresses and networks')
      return z.NEVER
    }
  })
