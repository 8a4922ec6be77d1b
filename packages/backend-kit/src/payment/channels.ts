import { messages } from '#messages/messages.ts'
import { channelOf } from '#payment/providers.ts'

/** Returns a channel's name by its code, or a placeholder before one is chosen. */
export function channelName(code: string | null): string {
  return channelOf(code)?.name ?? messages().payment.anyChannel
}

/** Converts an order's channel to the contract's form. */
export const toChannelDto = (code: string | null) => ({
  payment_channel: code ? channelName(code) : null,
  payment_channel_kind: channelOf(code)?.kind ?? null,
})

/** Returns a channel's payment instructions; `number` is the payment number, if one was issued. */
export function howToPay(code: string | null, number: string | null): string {
  const name = channelName(code)
  const { virtualAccount, store, confirmIn, byQr, byCard, byCredit, chooseFirst } =
    messages().payment
  switch (channelOf(code)?.kind) {
    case 'virtual-account':
      return virtualAccount(name, number)
    case 'store':
      return store(name, number)
    case 'internet-banking':
    case 'e-wallet':
      return confirmIn(name)
    case 'qris':
      return byQr
    case 'card':
      return byCard
    case 'paylater':
      return byCredit(name)
    default:
      return chooseFirst
  }
}
