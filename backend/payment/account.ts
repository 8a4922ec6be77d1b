import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#backend/config.ts'
import type { PaymentAccount } from '#backend/payment/signature.ts'

async function keptPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, 'payment-password')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept) return kept
  const password = randomBytes(24).toString('base64url')
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, password, { mode: 0o600 })
  return password
}

/** The account at the payment provider; without PAYMENT_PASSWORD one is made and kept in the data folder. */
export async function paymentAccount({ payment, dataDir }: Config): Promise<PaymentAccount> {
  return {
    merchantId: payment.merchantId,
    merchantName: 'Sandang Nusa',
    user: payment.user,
    password: payment.password ?? (await keptPassword(dataDir)),
  }
}
