import type { ConsentSource } from '@etalase/contract/rules/constants.ts'
import { accountMessages } from '#messages/account.ts'
import { footerMessages } from '#messages/footer.ts'

const wordings: Readonly<Record<ConsentSource, string>> = {
  account: `${accountMessages.notSubscribed} [${accountMessages.subscribe}]`,
  footer: `${footerMessages.newsletterText} [${footerMessages.subscribe}]`,
}

/** Returns the consent text of a newsletter form: the text beside its button, then the button's label in brackets. */
export const newsletterConsent = (source: ConsentSource) => ({ source, wording: wordings[source] })
