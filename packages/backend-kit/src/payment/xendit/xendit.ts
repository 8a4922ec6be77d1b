import { z } from 'zod'
import { channelList } from '#payment/channel-list.ts'
import { ownReturns } from '#payment/own-return.ts'
import { defineProvider, type PaymentProvider } from '#payment/provider.ts'
import type { XenditAccount } from '#payment/xendit/api.ts'
import { xenditChannels } from '#payment/xendit/channels.ts'
import { createInvoice } from '#payment/xendit/charge.ts'
import { isOurs, readWebhook } from '#payment/xendit/webhook.ts'

function openXendit(account: XenditAccount, shopUrl: string): PaymentProvider {
  const returns = ownReturns(account.callbackToken, shopUrl)
  return {
    ...returns,
    name: 'xendit',
    channels: account.channels,
    handOff: { createCharge: (bill, now) => createInvoice(account, returns, bill, now) },
    readNotification: (request) => readWebhook(account, request),
    // Xendit repeats a webhook after any status but 2xx, which helps only when the order doesn't exist yet.
    answer: ({ billNo }, result) => ({
      status: result === 'unknown' && isOurs(billNo) ? 404 : 200,
      body: { result },
    }),
  }
}

/** Xendit Invoice: a page at Xendit, webhooks with a token, and a second read of the invoice (docs/payments.md). */
export const xendit = defineProvider({
  name: 'xendit',
  channels: xenditChannels,
  variables: z.object({
    XENDIT_SECRET_KEY: z.string().min(16),
    XENDIT_CALLBACK_TOKEN: z.string().min(16),
    XENDIT_CHANNELS: channelList(xenditChannels),
  }),
  open: async (values, { shopUrl }) =>
    openXendit(
      {
        secretKey: values.XENDIT_SECRET_KEY,
        callbackToken: values.XENDIT_CALLBACK_TOKEN,
        channels: values.XENDIT_CHANNELS,
      },
      shopUrl,
    ),
})
