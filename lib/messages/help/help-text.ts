import { customerServiceHours } from '@etalase/contract/rules/time-zone.ts'

/** Texts common to all help pages, in Indonesian. */
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

/** A link at the end of a help text. */
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

/** A tab of the FAQ: its name in the interface's language, its heading in the help pages' language. */
export interface HelpTopic {
  id: string
  tab: string
  title: string
  questions: readonly HelpQuestion[]
}

/** Returns a help text as plain text, for consumers without markup. */
export const plainHelpText = (blocks: readonly HelpBlock[]) =>
  blocks.map((block) => (typeof block === 'string' ? block : block.join(' '))).join(' ')
