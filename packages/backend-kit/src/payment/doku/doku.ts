import { z } from 'zod'
import { channelList } from '#payment/channel-list.ts'
import { type DokuAccount, dokuHosts } from '#payment/doku/account.ts'
import { dokuChannels } from '#payment/doku/channels.ts'
import { createPage } from '#payment/doku/charge.ts'
import { billOfInvoice } from '#payment/doku/invoice-number.ts'
import { readNotification } from '#payment/doku/notification.ts'
import { ownReturns } from '#payment/own-return.ts'
import { defineProvider, type PaymentProvider } from '#payment/provider.ts'

function openDoku(account: DokuAccount, shopUrl: string): PaymentProvider {
  const returns = ownReturns(account.secretKey, shopUrl)
  return {
    ...returns,
    name: 'doku',
    channels: account.channels,
    handOff: { createCharge: (bill, now) => createPage(account, returns, bill, now) },
    readNotification: (request) => readNotification(account, request),
    // DOKU repeats a notification after any status but 2xx, which helps only when the order doesn't exist yet.
    answer: ({ transactionId }, result) => ({
      status: result === 'unknown' && billOfInvoice(transactionId) ? 404 : 200,
      body: { result },
    }),
  }
}

/** DOKU Checkout: a page at DOKU, signed notifications, and a second read of the status (docs/payments.md). */
export const doku = defineProvider({
  name: 'doku',
  channels: dokuChannels,
  variables: z.object({
    DOKU_ENVIRONMENT: z.enum(['sandbox', 'production']),
    DOKU_CLIENT_ID: z.string().regex(/^[\w-]{4,64}$/),
    DOKU_SECRET_KEY: z.string().min(16),
    DOKU_CHANNELS: channelList(dokuChannels),
  }),
  open: async (values, { shopUrl }) =>
    openDoku(
      {
        host: dokuHosts[values.DOKU_ENVIRONMENT],
        clientId: values.DOKU_CLIENT_ID,
        secretKey: values.DOKU_SECRET_KEY,
        channels: values.DOKU_CHANNELS,
      },
      shopUrl,
    ),
})
