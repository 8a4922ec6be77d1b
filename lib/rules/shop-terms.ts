import { returnDays } from '@etalase/contract/rules/constants.ts'
import { xpressChannels } from '@etalase/contract/rules/payment/xpress-channels.ts'

/** Facts in the shop's texts that depend on a backend's settings. */
export interface ShopTerms {
  /** Days after receipt within which an item can be returned. */
  returnDays: number
  /** Payment methods, in displayed order. */
  channels: readonly { name: string; kind: string }[]
}

/** The defaults, for a backend without these settings. */
export const specTerms: ShopTerms = {
  returnDays,
  channels: xpressChannels.map(({ label, kind }) => ({ name: label, kind })),
}

interface SentTerms {
  return_days?: number | null | undefined
  payment_channels?: ShopTerms['channels'] | null | undefined
}

/** Returns the terms sent by a backend, with the spec's as defaults. */
export const readShopTerms = ({ return_days, payment_channels }: SentTerms): ShopTerms => ({
  returnDays: return_days ?? specTerms.returnDays,
  channels: payment_channels && payment_channels.length > 0 ? payment_channels : specTerms.channels,
})
