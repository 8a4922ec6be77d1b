import { customerServiceHours } from '@etalase/contract/rules/time-zone.ts'

/** What every help page says, in Indonesian. */
export const helpPage = {
  contents: 'Daftar isi',
  next: 'Selanjutnya',
  step: (number: number, total: number) => `Langkah ${number} dari ${total}`,
  effective: 'Berlaku sejak',
  moreHelp: 'Masih ada pertanyaan?',
  serviceHours: `Layanan pelanggan: Senin-Jumat, pukul ${customerServiceHours.opens}-${customerServiceHours.closes} WIB.`,
  chat: 'Tulis lewat chat',
}

/** A paragraph, or the points of a list. */
export type HelpBlock = string | readonly string[]

/** Where a help text leads on. */
export interface HelpLink {
  label: string
  href: string
}

/** A question with its answer; its id starts with its tab's and is the hash that opens it. */
export interface HelpQuestion {
  id: string
  question: string
  answer: readonly HelpBlock[]
  links?: readonly HelpLink[]
}

/** A tab of the FAQ: its name as the interface says it, its heading in the language of the help pages. */
export interface HelpTopic {
  id: string
  tab: string
  title: string
  questions: readonly HelpQuestion[]
}

/** A help text as one plain text, for those who read no markup. */
export const plainHelpText = (blocks: readonly HelpBlock[]) =>
  blocks.map((block) => (typeof block === 'string' ? block : block.join(' '))).join(' ')
