import type { DokuChannel } from '#payment/doku/channels.ts'

/** DOKU's API hosts. */
export const dokuHosts = {
  sandbox: 'https://api-sandbox.doku.com',
  production: 'https://api.doku.com',
} as const

export interface DokuAccount {
  host: string
  clientId: string
  /** Signs our requests and DOKU's notifications. */
  secretKey: string
  /** Channels of our account, in display order. */
  channels: readonly DokuChannel[]
}
