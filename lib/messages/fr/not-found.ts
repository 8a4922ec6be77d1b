import type { notFound as English } from '#lib/messages/en/not-found.ts'

/** Addresses that lead nowhere. */
export const notFound: typeof English = {
  title: 'Cette page n’existe pas',
  text: 'Elle a peut-être été déplacée, ou l’article n’est plus vendu.',
  link: 'Voir tous les articles',
}
