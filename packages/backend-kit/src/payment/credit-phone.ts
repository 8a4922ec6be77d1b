import type { Channel } from '@etalase/contract/rules/payment/provider.ts'
import type { Bill } from '#payment/provider.ts'

/** Returns a bill's phone number for credit companies that may require it; undefined without a credit channel or a number. */
export const creditPhone = ({ customerPhone }: Bill, channels: readonly Channel[]) =>
  channels.some(({ kind }) => kind === 'paylater') ? customerPhone || undefined : undefined
