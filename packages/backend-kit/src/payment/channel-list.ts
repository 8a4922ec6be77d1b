import type { Channel } from '@etalase/contract/rules/payment/provider.ts'
import { z } from 'zod'

/**
 * A setting with the comma-separated codes of the channels of a company's provider account, in display order. It has no default, because
 * the shop offers each of them to shoppers.
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
