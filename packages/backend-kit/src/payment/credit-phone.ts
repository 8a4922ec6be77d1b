import type { Channel } from '@etalase/contract/rules/payment/provider.ts'
import type { Bill } from '#payment/provider.ts'

/** The phone number of a bill where a credit company may ask for it; undefined where no channel is a credit, or there is no number. */
export const creditPhone = ({ customerPhone }: Bill, channels: readonly Channel[]) =>
  channels.some(({ kind }) => kind === 'paylater') ? customerPhone || undefined : undefined
