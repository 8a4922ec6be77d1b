import type { MidtransChannel } from '#payment/midtrans/channels.ts'

/** Midtrans hosts: pages of Snap, and statuses of the Core API. */
export const midtransHosts = {
  sandbox: { snap: 'https://app.sandbox.midtrans.com', api: 'https://api.sandbox.midtrans.com' },
  production: { snap: 'https://app.midtrans.com', api: 'https://api.midtrans.com' },
} as const

export interface MidtransAccount {
  hosts: { snap: string; api: string }
  /** Authorizes our calls and signs notifications. */
  serverKey: string
  /** Channels of our account, in display order. */
  channels: readonly MidtransChannel[]
}
