import type { chatMessages as English } from '#lib/messages/en/chat.ts'

/** The prefilled first message of a chat with the company. */
export const chatMessages: typeof English = {
  findOrder: 'Bonjour, je ne retrouve pas ma commande.',
  checkout: 'Bonjour, j’ai besoin d’aide pour passer ma commande.',
  aboutOrder: (number: string) => `Bonjour, j’ai une question sur ma commande ${number}.`,
  failure: (failure: string) => `Bonjour, la boutique m’affiche ce message\u00a0: ${failure}`,
}
