import type { Channel } from '@etalase/contract/rules/payment/provider.ts'
import { doku } from '#payment/doku/doku.ts'
import { invoice } from '#payment/invoice.ts'
import { midtrans } from '#payment/midtrans/midtrans.ts'
import type { ProviderModule } from '#payment/provider.ts'
import { xendit } from '#payment/xendit/xendit.ts'
import { xpress } from '#payment/xpress.ts'

/** Every provider that PAYMENT_PROVIDER can name; the first one without it. */
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

/** A channel by its code, of whichever provider: an order that was paid keeps its channel when the provider changes. */
export const channelOf = (code: string | null): Channel | undefined => channels.get(code ?? '')

/** A provider by what PAYMENT_PROVIDER names it; the first one without it. */
export const providerOf = (name: string | undefined): ProviderModule =>
  providers.find((provider) => provider.name === name) ?? providers[0]
