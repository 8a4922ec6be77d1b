/** Ways to pay at the provider (payment-courier-facts.md). `settles` tells whether it is paid at once or later. */
export const channels = [
  { code: '402', name: 'Permata Virtual Account', settles: 'later' },
  { code: '408', name: 'Maybank Virtual Account', settles: 'later' },
  { code: '702', name: 'BCA Virtual Account', settles: 'later' },
  { code: '801', name: 'BNI Virtual Account', settles: 'later' },
  { code: '800', name: 'BRI Virtual Account', settles: 'later' },
  { code: '802', name: 'Mandiri Virtual Account', settles: 'later' },
  { code: '405', name: 'BCA KlikPay', settles: 'now' },
  { code: '812', name: 'OVO', settles: 'now' },
  { code: '819', name: 'DANA', settles: 'now' },
  { code: '707', name: 'Alfamart', settles: 'later' },
] as const

/** The name of a channel by its code, or of none chosen yet. */
export function channelName(code: string | null): string {
  return channels.find((channel) => channel.code === code)?.name ?? 'the channel you choose'
}
