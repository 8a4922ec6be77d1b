import type { myStoreMessages as English } from '#lib/messages/en/my-store.ts'

/** The store chosen in this browser. */
export const myStoreMessages: typeof English = {
  mine: 'Ma boutique',
  makeMine: 'En faire ma boutique',
  make: (store: string) => `En faire ma boutique\u00a0: ${store}`,
  none: 'Choisissez votre boutique pour voir d’abord son stock et son heure de retrait.',
  is: (store: string) => `Ma boutique\u00a0: ${store}`,
  has: (store: string) => `En stock dans votre boutique, ${store}.`,
  hasNot: (store: string) => `Pas en stock dans votre boutique, ${store}, en ce moment.`,
  notHere: (store: string) => `Votre boutique, ${store}, n’a aucun de ces articles en ce moment.`,
  becomes: 'Nous retenons la boutique que vous choisissez comme votre boutique dans ce navigateur.',
}
