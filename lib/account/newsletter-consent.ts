import * as words from '#lib/messages/words.ts'
import type { ConsentSource } from '#lib/rules/constants.ts'

const wordings: Readonly<Record<ConsentSource, string>> = {
  account: `${words.account.notSubscribed} [${words.account.subscribe}]`,
  footer: `${words.footer.newsletterText} [${words.footer.subscribe}]`,
}

/** What somebody agrees to who subscribes with a form: the words beside its button, and the button's in brackets. */
export const newsletterConsent = (source: ConsentSource) => ({ source, wording: wordings[source] })
