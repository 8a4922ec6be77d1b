import type { confirmEmailMessages as English } from '#lib/messages/en/confirm-email.ts'

/** The confirmation of a customer's e-mail address, and its benefit. */
export const confirmEmailMessages: typeof English = {
  title: 'Confirmer votre adresse e-mail',
  text: 'Les commandes passées sans compte avec cette adresse rejoindront votre compte.',
  warning:
    'Ne confirmez que si vous avez créé ce compte vous-même\u00a0: toute personne qui en connaît le mot de passe verra ensuite ces commandes.',
  confirm: 'Oui, c’est mon compte',
  toShop: 'Non, voir la boutique',
  doneTitle: 'Merci',
  toOrders: 'Voir mes commandes',
  noLink:
    'Ouvrez cette page par le lien de notre e-mail. Vous pouvez demander un nouveau lien dans Mes commandes.',
  newLink: 'Se connecter et recevoir un lien',
  notOffered: 'La confirmation des adresses e-mail n’est pas disponible pour l’instant.',
  hint: 'Déjà commandé sans compte\u202f?',
  hintText: (email: string) =>
    `Les commandes passées avec ${email} apparaîtront ici une fois l’adresse confirmée, par le lien que nous vous envoyons.`,
  sendLink: 'Recevoir le lien',
  keepOrder: 'Garder cette commande\u00a0: créer un compte',
  keepText: 'Créez un compte avec la même adresse e-mail, et la commande le rejoindra.',
}
