import { words } from '#backend/words/words.ts'

/** The provider's payment channels (payment-courier-facts.md). */
export const channels = [
  { code: '402', name: 'Permata Virtual Account', kind: 'virtual-account' },
  { code: '408', name: 'Maybank Virtual Account', kind: 'virtual-account' },
  { code: '702', name: 'BCA Virtual Account', kind: 'virtual-account' },
  { code: '801', name: 'BNI Virtual Account', kind: 'virtual-account' },
  { code: '800', name: 'BRI Virtual Account', kind: 'virtual-account' },
  { code: '802', name: 'Mandiri Virtual Account', kind: 'virtual-account' },
  { code: '405', name: 'BCA KlikPay', kind: 'internet-banking' },
  { code: '812', name: 'OVO', kind: 'e-wallet' },
  { code: '819', name: 'DANA', kind: 'e-wallet' },
  { code: '707', name: 'Alfamart', kind: 'store' },
] as const

type Channel = (typeof channels)[number]

const channelOf = (code: string | null): Channel | undefined =>
  channels.find((channel) => channel.code === code)

/** The name of a channel by its code, or a placeholder when none is chosen yet. */
export function channelName(code: string | null): string {
  return channelOf(code)?.name ?? words().payment.anyChannel
}

/** Whether a channel issues a payment number to pay later, at a bank or in a shop. */
export function issuesNumber(code: string | null): boolean {
  const kind = channelOf(code)?.kind
  return kind === 'virtual-account' || kind === 'store'
}

/** Payment instructions of a channel; `number` is the payment number if one was issued. */
export function howToPay(code: string | null, number: string | null): string {
  const name = channelName(code)
  const { virtualAccount, store, confirmIn, chooseFirst } = words().payment
  switch (channelOf(code)?.kind) {
    case 'virtual-account':
      return virtualAccount(name, number)
    case 'store':
      return store(name, number)
    case 'internet-banking':
    case 'e-wallet':
      return confirmIn(name)
    default:
      return chooseFirst
  }
}
