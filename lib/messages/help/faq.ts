import { brand } from '#brand/company.ts'
import type { HelpTopic } from '#lib/messages/help/help-text.ts'
import { plainHelpText } from '#lib/messages/help/help-text.ts'
import { placeholdersOf } from '#lib/messages/help/placeholders.ts'
import { readHelp } from '#lib/messages/help/read-help.ts'
import { type ShopTerms, specTerms } from '#lib/rules/shop-terms.ts'
import { helpMessages } from '#messages/help.ts'

/** Reads a tab of the FAQ; its file is named like its anchor. */
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

/** Returns the topics of the FAQ by a backend's settings: five tabs, Account first (spec §2). */
export const faqTopics = (shop: ShopTerms) =>
  [
    topic('akun', helpMessages.tabs.account, shop),
    topic('keranjang', helpMessages.tabs.cart, shop),
    topic('shipping', helpMessages.tabs.shipping, shop),
    topic('payment', helpMessages.tabs.payment, shop),
    topic('help', helpMessages.tabs.help, shop),
  ] as const

/** The FAQ for a backend without settings. */
export const faq = {
  title: 'FAQ',
  tabs: helpMessages.topics,
  description: `Jawaban tentang akun, keranjang, pengiriman, pembayaran, dan pengembalian di ${brand.name}.`,
  intro: 'Jawaban singkat untuk hal yang paling sering ditanyakan, menurut topiknya.',
  topics: faqTopics(specTerms),
} as const

/** Returns every question with its answer as plain text, in page order. */
export const faqEntries = (): { question: string; answer: string }[] =>
  faq.topics.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ question, answer: plainHelpText(answer) })),
  )
