import type { wishlistMessages as English } from '#lib/messages/en/wishlist.ts'
import { plural } from '#lib/messages/formats.ts'

/** The wishlist's page, and messages for guests. */
export const wishlistMessages: typeof English = {
  signInToAdd: 'Connectez-vous d’abord pour ajouter un favori.',
  signInToRemove: 'Connectez-vous d’abord pour retirer un favori.',
  empty: 'Aucun favori pour l’instant',
  emptyText: 'Touchez le cœur de tout ce qui vous plaît, et retrouvez-le ici.',
  emptyLink: 'Découvrir nos collections',
  count: (count: number) => plural(count, { one: `${count} article`, other: `${count} articles` }),
  chooseSize: 'Choisir une taille',
  chooseSizeOf: (name: string) => `Choisir une taille\u00a0: ${name}`,
  removeItem: (name: string) => `Retirer des favoris\u00a0: ${name}`,
  removed: (name: string) => `${name} n’est plus dans vos favoris.`,
  undo: 'Annuler',
  undoRemoval: (name: string) => `Annuler\u00a0: remettre ${name} dans vos favoris`,
  gone: 'Cet article n’est plus disponible',
}
