import type { Channel } from '@etalase/contract/rules/payment/provider.ts'
import { z } from 'zod'

/**
 * A setting that names the channels which a company's account at a provider has, in the order in which shoppers see them: codes,
 * separated by commas. The shop promises each of them, so there is no default.
 */
export const channelList = <Of extends Channel>(channels: readonly Of[]) =>
  z
    .string(
      `needed: the channels of your account, of ${channels.map(({ code }) => code).join(', ')}`,
    )
    .transform((list, context): Of[] => {
      const codes = new Set(list.split(/[\s,]+/).filter(Boolean))
      const unknown = [...codes].filter((code) => !channels.some((one) => one.code === code))
      if (codes.size === 0 || unknown.length > 0)
        context.addIssue({
          code: 'custom',
          message: `${unknown.length > 0 ? `unknown: ${unknown.join(', ')}` : 'empty'}; known: ${channels.map(({ code }) => code).join(', ')}`,
        })
      return [...codes].flatMap((code) => channels.find((one) => one.code === code) ?? [])
    })
