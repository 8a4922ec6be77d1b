import type { chatMessages as English } from '#lib/messages/en/chat.ts'

/** The prefilled first message of a chat with the company. */
export const chatMessages: typeof English = {
  findOrder: 'Halo, saya tidak menemukan pesanan saya.',
  checkout: 'Halo, saya perlu bantuan untuk checkout.',
  aboutOrder: (number: string) => `Halo, saya ingin bertanya tentang pesanan ${number}.`,
  failure: (failure: string) => `Halo, saya mendapat pesan ini di toko: ${failure}`,
}
