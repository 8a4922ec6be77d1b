import { z } from 'zod'
import { channelList } from '#payment/channel-list.ts'
import { type MidtransAccount, midtransHosts } from '#payment/midtrans/account.ts'
import { midtransChannels } from '#payment/midtrans/channels.ts'
import { billOfOrderId, createTransaction } from '#payment/midtrans/charge.ts'
import { readNotification } from '#payment/midtrans/notification.ts'
import { ownReturns } from '#payment/own-return.ts'
import { defineProvider, type PaymentProvider } from '#payment/provider.ts'

function openMidtrans(account: MidtransAccount, shopUrl: string): PaymentProvider {
  const returns = ownReturns(account.serverKey, shopUrl)
  return {
    ...returns,
    name: 'midtrans',
    channels: account.channels,
    handOff: { createCharge: (bill) => createTransaction(account, returns, bill) },
    readNotification: ({ body }) => readNotification(account, body),
    // Midtrans repeats after a 404, which helps only when the order doesn't exist yet. Its test notification must get 200.
    answer: ({ billNo }, result) => ({
      status: result === 'unknown' && billOfOrderId(billNo) ? 404 : 200,
      body: { result },
    }),
  }
}

/** Midtrans Snap: a page at Midtrans, signed notifications, and a second read of the status (docs/payments.md). */
export const midtrans = defineProvider({
  name: 'midtrans',
  channels: midtransChannels,
  variables: z.object({
    MIDTRANS_ENVIRONMENT: z.enum(['sandbox', 'production']),
    MIDTRANS_SERVER_KEY: z.string().min(16),
    MIDTRANS_CHANNELS: channelList(midtransChannels),
  }),
  open: async (values, { shopUrl }) =>
    openMidtrans(
      {
        hosts: midtransHosts[values.MIDTRANS_ENVIRONMENT],
        serverKey: values.MIDTRANS_SERVER_KEY,
        channels: values.MIDTRANS_CHANNELS,
      },
      shopUrl,
    ),
})
