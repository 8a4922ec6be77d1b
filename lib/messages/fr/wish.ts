import type { wishMessages as English } from '#lib/messages/en/wish.ts'

/** The buttons of the wishlist, on every page with products. */
export const wishMessages: typeof English = {
  heart: (name: string) => `Favoris\u00a0: ${name}`,
  add: 'Ajouter aux favoris',
  remove: 'Retirer des favoris',
}
