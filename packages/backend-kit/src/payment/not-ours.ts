import type { Notification } from '#payment/provider.ts'

/** A verified notification about a number that we never gave, as the test of a provider's dashboard is. */
export const notOurs = (billNo: string, reference = ''): Notification => ({
  billNo,
  status: 'not ours',
  outcome: 'checking',
  channel: '',
  reference,
  transactionId: reference,
  paymentNumber: null,
})
