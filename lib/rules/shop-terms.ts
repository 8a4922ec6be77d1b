import { returnDays } from '@etalase/contract/rules/constants.ts'
import { xpressChannels } from '@etalase/contract/rules/payment/xpress-channels.ts'

/** Facts in the shop's texts that a backend's settings decide. */
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

/** The terms that a backend sends, with those of the spec in place of what it leaves out. */
export const readShopTerms = ({ return_days, payment_channels }: SentTerms): ShopTerms => ({
  returnDays: return_days ?? specTerms.returnDays,
  channels: payment_channels && payment_channels.length > 0 ? payment_channels : specTerms.channels,
})
