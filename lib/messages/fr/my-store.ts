import type { myStore as English } from '#lib/messages/en/my-store.ts'

/** The store that a shopper has chosen in this browser. */
export const myStore: typeof English = {
  mine: 'Ma boutique',
  makeMine: 'En faire ma boutique',
  make: (store: string) => `En faire ma boutique\u00a0: ${store}`,
  none: 'Choisissez votre boutique\u00a0: elle s’affiche alors en premier pour le stock et le retrait.',
  is: (store: string) => `Ma boutique\u00a0: ${store}`,
  has: (store: string) => `Ma boutique, ${store}, l’a en stock.`,
  hasNot: (store: string) => `Ma boutique, ${store}, ne l’a pas en ce moment.`,
  notHere: (store: string) => `Ma boutique, ${store}, n’a aucun de ces articles en ce moment.`,
  becomes: 'La boutique que vous choisissez est gardée dans ce navigateur comme votre boutique.',
}
