import type { Notification } from '#payment/provider.ts'

/** Builds a verified notification about a number that isn't ours, such as the test of a provider's dashboard. */
export const notOurs = (billNo: string, reference = ''): Notification => ({
  billNo,
  status: 'not ours',
  outcome: 'checking',
  channel: '',
  reference,
  transactionId: reference,
  paymentNumber: null,
})
