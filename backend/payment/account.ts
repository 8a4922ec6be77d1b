import type { Config, PaymentAccount } from '#backend/config.ts'
import { persistedSecret } from '#backend/persisted-secret.ts'

/** The account at the payment provider; without PAYMENT_PASSWORD a password is generated and kept in the data folder. */
export async function paymentAccount({ payment, dataDir }: Config): Promise<PaymentAccount> {
  return {
    ...payment,
    password: payment.password ?? (await persistedSecret(dataDir, 'payment-password')),
  }
}
