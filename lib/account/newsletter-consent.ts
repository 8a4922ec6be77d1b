import * as messages from '#lib/messages/messages.ts'
import type { ConsentSource } from '#lib/rules/constants.ts'

const wordings: Readonly<Record<ConsentSource, string>> = {
  account: `${messages.account.notSubscribed} [${messages.account.subscribe}]`,
  footer: `${messages.footer.newsletterText} [${messages.footer.subscribe}]`,
}

/** What somebody agrees to who subscribes with a form: the words beside its button, and the button's in brackets. */
export const newsletterConsent = (source: ConsentSource) => ({ source, wording: wordings[source] })
