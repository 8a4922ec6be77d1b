import { button, field, inMain, link, radio } from '#e2e/engines/query.ts'
import type { Tab } from '#e2e/engines/tab.ts'
import type { TestCustomer } from '#e2e/support/customer.ts'
import { accountMessages as account } from '#messages/account.ts'
import { authMessages as auth } from '#messages/auth.ts'

/** Fills in and sends the sign-up form. */
export async function fillSignUp(tab: Tab, stranger: TestCustomer): Promise<void> {
  await tab.fill(inMain(field(auth.name)), stranger.name)
  await tab.press(inMain(radio(auth.genders.FEMALE)))
  await tab.fill(inMain(field(auth.email)), stranger.email)
  await tab.fill(inMain(field(auth.password)), stranger.password)
  await tab.fill(inMain(field(auth.confirmation)), stranger.password)
  await tab.press(inMain(button(auth.signUp)))
}

/** Signs out from an account page. */
export async function leave(tab: Tab): Promise<void> {
  await tab.press(link(account.signOut))
  await tab.press(button(account.yesSignOut))
  await tab.isAt(/^\/sign-in$/)
}
