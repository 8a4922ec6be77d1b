import { brand } from '#brand/company.ts'
import type { HelpTopic } from '#lib/messages/help/help-text.ts'
import { plainHelpText } from '#lib/messages/help/help-text.ts'
import { readHelp } from '#lib/messages/help/read-help.ts'
import * as messages from '#lib/messages/messages.ts'

/** A tab of the FAQ: its file has the name of its anchor. */
function topic(id: string, tab: string): HelpTopic {
  const { title, sections } = readHelp(`faq/${id}`)
  const questions = sections.map(({ id, title, blocks, links }) => ({
    id,
    question: title,
    answer: blocks,
    ...(links.length > 0 ? { links } : {}),
  }))
  return { id, tab, title, questions }
}

/** The FAQ (spec §2): five tabs, Account first. */
export const faq = {
  title: 'FAQ',
  tabs: messages.help.topics,
  description: `Jawaban tentang akun, keranjang, pengiriman, pembayaran, dan pengembalian di ${brand.name}.`,
  intro: 'Jawaban singkat untuk hal yang paling sering ditanyakan, menurut topiknya.',
  topics: [
    topic('akun', messages.help.tabs.account),
    topic('keranjang', messages.help.tabs.cart),
    topic('shipping', messages.help.tabs.shipping),
    topic('payment', messages.help.tabs.payment),
    topic('help', messages.help.tabs.help),
  ],
} as const

/** Every question with its answer as plain text, in the page's order. */
export const faqEntries = (): { question: string; answer: string }[] =>
  faq.topics.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({ question, answer: plainHelpText(answer) })),
  )
