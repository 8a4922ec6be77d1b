import { expect } from '@playwright/test'
import { fillSignUp, leave } from '#e2e/engines/account.ts'
import { field, inMain } from '#e2e/engines/query.ts'
import { test } from '#e2e/engines/test.ts'
import { aStranger } from '#e2e/support/customer.ts'
import { authMessages } from '#messages/auth.ts'

test('a stranger signs up, opens the account and signs out; scripts cannot read the session', async ({
  tab,
}) => {
  const stranger = aStranger()
  await tab.open('/sign-up')
  await fillSignUp(tab, stranger)
  await tab.isAt(/^\/$/)
  await tab.open('/account')
  await tab.has(inMain(field(authMessages.email)), stranger.email)
  const session = (await tab.driver.cookies()).find(({ name }) => name === 'session')
  expect(session?.httpOnly).toBe(true)
  expect(await tab.evaluate(() => document.cookie)).not.toContain('session')
  await leave(tab)
  await tab.open('/account')
  await tab.isAt(/^\/sign-in\?next=/)
})
