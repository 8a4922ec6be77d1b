import type { DokuChannel } from '#payment/doku/channels.ts'

/** Where DOKU answers. */
export const dokuHosts = {
  sandbox: 'https://api-sandbox.doku.com',
  production: 'https://api.doku.com',
} as const

export interface DokuAccount {
  host: string
  clientId: string
  /** Signs our requests, and DOKU's notifications. */
  secretKey: string
  /** Those of our account, in the order in which shoppers see them. */
  channels: readonly DokuChannel[]
}
