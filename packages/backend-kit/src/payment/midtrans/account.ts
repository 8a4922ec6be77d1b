import type { MidtransChannel } from '#payment/midtrans/channels.ts'

/** Where Midtrans answers: pages of Snap, and statuses of the Core API. */
export const midtransHosts = {
  sandbox: { snap: 'https://app.sandbox.midtrans.com', api: 'https://api.sandbox.midtrans.com' },
  production: { snap: 'https://app.midtrans.com', api: 'https://api.midtrans.com' },
} as const

export interface MidtransAccount {
  hosts: { snap: string; api: string }
  /** Authorizes our calls, and signs notifications. */
  serverKey: string
  /** Those of our account, in the order in which shoppers see them. */
  channels: readonly MidtransChannel[]
}
