import type { PaymentProvider } from '@etalase/backend-kit/payment/provider.ts'
import { openDemoDatabase } from '@etalase/backend-kit/tests/support/test-database.ts'
import { afterAll, beforeEach } from 'vitest'
import { openTestBackend, type TestBackend } from '#tests/support/test-backend.ts'

/** Opens a backend for all tests of a file, which share its data, and closes it after them. */
export async function sharedBackend(payment?: PaymentProvider): Promise<TestBackend> {
  const backend = await openTestBackend({ payment })
  afterAll(() => backend.close())
  return backend
}

/** Opens a backend that is reset before each test of a file: the small company, without orders and mails. */
export async function freshBackend(payment?: PaymentProvider): Promise<TestBackend> {
  const backend = await sharedBackend(payment)
  beforeEach(() => backend.reset())
  return backend
}

/** Opens a backend with the demo company for all tests of a file, and closes it after them. */
export async function demoBackend(): Promise<TestBackend> {
  const backend = await openTestBackend({ connection: await openDemoDatabase() })
  afterAll(() => backend.close())
  return backend
}
