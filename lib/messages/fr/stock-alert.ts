import type { stockAlert as English } from '#lib/messages/en/stock-alert.ts'

/** 'Tell me when it is back'. */
export const stockAlert: typeof English = {
  title: 'Me prévenir du retour en stock',
  ask: 'Taille épuisée\u202f? Me prévenir de son retour',
  text: (name: string) =>
    `${name}\u00a0: un e-mail quand votre taille est de retour, et aucun autre.`,
  size: 'La taille que vous attendez',
  send: 'Me prévenir',
  chooseSize: 'Choisissez une taille.',
  inStock: 'Toutes ses tailles sont en stock.',
  toProduct: (name: string) => `Voir ${name}`,
  stopTitle: 'Ne plus recevoir ces e-mails',
  stopText:
    'Vous ne recevrez plus d’e-mail sur les tailles de retour en stock, quelles que soient vos demandes.',
  stop: 'Arrêter ces e-mails',
  toShop: 'Voir la boutique',
}
