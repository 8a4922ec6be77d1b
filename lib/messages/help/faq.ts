import { brand } from '#brand/company.ts'
import { accountTopic } from '#lib/messages/help/faq-account.ts'
import { cartTopic } from '#lib/messages/help/faq-cart.ts'
import { helpTopic } from '#lib/messages/help/faq-help.ts'
import { paymentTopic } from '#lib/messages/help/faq-payment.ts'
import { shippingTopic } from '#lib/messages/help/faq-shipping.ts'
import { plainHelpText } from '#lib/messages/help/help-text.ts'
import * as words from '#lib/messages/words.ts'

/** The FAQ (spec §2): five tabs, Account first. */
export const faq = {
  title: 'FAQ',
  tabs: words.help.topics,
  description: `Jawaban tentang akun, keranjang, pengiriman, pembayaran, dan pengembalian di ${brand.name}.`,
  intro: 'Jawaban singkat untuk hal yang paling sering ditanyakan, menurut topiknya.',
  topics: [accountTopic, cartTopic, shippingTopic, paymentTopic, helpTopic],
} as const

/** Every question with its answer as plain text, in the page's order. */
export const faqEntries = (): { question: string; answer: string }[] =>
  faq.topics.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ question, answer: plainHelpText(answer) })),
  )
