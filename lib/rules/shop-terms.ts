import { returnDays } from '@etalase/contract/rules/constants.ts'
import { xpressChannels } from '@etalase/contract/rules/payment/xpress-channels.ts'

/** What the texts of the shop say that the settings of a backend decide. */
export interface ShopTerms {
  /** Days after receipt within which an item can be returned. */
  returnDays: number
  /** What one can pay with, in the order in which it is shown. */
  channels: readonly { name: string; kind: string }[]
}

/** Those of a backend that says nothing. */
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
