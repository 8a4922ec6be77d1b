import type { ConsentSource } from '@etalase/contract/rules/constants.ts'
import { accountMessages } from '#messages/account.ts'
import { footerMessages } from '#messages/footer.ts'

const wordings: Readonly<Record<ConsentSource, string>> = {
  account: `${accountMessages.notSubscribed} [${accountMessages.subscribe}]`,
  footer: `${footerMessages.newsletterText} [${footerMessages.subscribe}]`,
}

/** What somebody agrees to who subscribes with a form: the words beside its button, and the button's in brackets. */
export const newsletterConsent = (source: ConsentSource) => ({ source, wording: wordings[source] })
