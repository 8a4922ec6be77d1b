import { brand } from '#brand/company.ts'

/** The company's chat with a first message, which the shopper reads and sends. */
export const chatLink = (message: string): string =>
  `${brand.chatUrl}?text=${encodeURIComponent(message)}`
