import type { recentMessages as English } from '#lib/messages/en/recent.ts'

/** Products viewed in this browser. */
export const recentMessages: typeof English = {
  title: 'Vus récemment',
  clear: 'Effacer',
  cleared: 'La liste des articles vus est effacée.',
}
