import { brand } from '#brand/company.ts'
import type { HelpTopic } from '#lib/messages/help/help-text.ts'
import { plainHelpText } from '#lib/messages/help/help-text.ts'
import { placeholdersOf } from '#lib/messages/help/placeholders.ts'
import { readHelp } from '#lib/messages/help/read-help.ts'
import { type ShopTerms, specTerms } from '#lib/rules/shop-terms.ts'
import { helpMessages } from '#messages/help.ts'

/** A tab of the FAQ: its file has the name of its anchor. */
function topic(id: string, tab: string, shop: ShopTerms): HelpTopic {
  const { title, sections } = readHelp(`faq/${id}`, placeholdersOf(shop))
  const questions = sections.map(({ id, title, blocks, links }) => ({
    id,
    question: title,
    answer: blocks,
    ...(links.length > 0 ? { links } : {}),
  }))
  return { id, tab, title, questions }
}

/** The topics of the FAQ as the settings of a backend decide: five tabs, Account first (spec §2). */
export const faqTopics = (shop: ShopTerms) =>
  [
    topic('akun', helpMessages.tabs.account, shop),
    topic('keranjang', helpMessages.tabs.cart, shop),
    topic('shipping', helpMessages.tabs.shipping, shop),
    topic('payment', helpMessages.tabs.payment, shop),
    topic('help', helpMessages.tabs.help, shop),
  ] as const

/** The FAQ of a backend that says nothing. */
export const faq = {
  title: 'FAQ',
  tabs: helpMessages.topics,
  description: `Jawaban tentang akun, keranjang, pengiriman, pembayaran, dan pengembalian di ${brand.name}.`,
  intro: 'Jawaban singkat untuk hal yang paling sering ditanyakan, menurut topiknya.',
  topics: faqTopics(specTerms),
} as const

/** Every question with its answer as plain text, in the page's order. */
export const faqEntries = (): { question: string; answer: string }[] =>
  faq.topics.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ question, answer: plainHelpText(answer) })),
  )
