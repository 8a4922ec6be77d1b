import type { Channel } from '@etalase/contract/rules/payment/provider.ts'
import { doku } from '#payment/doku/doku.ts'
import { invoice } from '#payment/invoice.ts'
import { midtrans } from '#payment/midtrans/midtrans.ts'
import type { ProviderModule } from '#payment/provider.ts'
import { xendit } from '#payment/xendit/xendit.ts'
import { xpress } from '#payment/xpress.ts'

/** All providers for PAYMENT_PROVIDER; the first is the default. */
export const providers = [
  xpress,
  invoice,
  midtrans,
  xendit,
  doku,
] as const satisfies readonly ProviderModule[]

const channels: ReadonlyMap<string, Channel> = new Map(
  providers.flatMap((provider) => provider.channels.map((channel) => [channel.code, channel])),
)

/** Finds a channel of any provider by its code: a paid order keeps its channel when the provider changes. */
export const channelOf = (code: string | null): Channel | undefined => channels.get(code ?? '')

/** Returns the provider for a value of PAYMENT_PROVIDER; the first by default. */
export const providerOf = (name: string | undefined): ProviderModule =>
  providers.find((provider) => provider.name === name) ?? providers[0]
