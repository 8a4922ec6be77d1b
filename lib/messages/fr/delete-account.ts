import type { deleteAccount as English } from '#lib/messages/en/delete-account.ts'

/** The end of an account. */
export const deleteAccount: typeof English = {
  title: 'Supprimer mon compte',
  text: 'Cette suppression est définitive.',
  download: 'Téléchargez d’abord vos données si vous souhaitez les conserver.',
  goes: 'Ce qui est supprimé',
  going: [
    'Votre nom, votre adresse e-mail et votre mot de passe, vos adresses enregistrées et vos favoris.',
    'La newsletter, et vos demandes d’alerte pour les tailles de retour en stock.',
    'Les commandes qui ne sont pas encore payées\u00a0: elles sont annulées, et rien n’est débité.',
    'Toutes vos sessions sont fermées, et le panier de ce navigateur est vidé.',
  ],
  stays: 'Ce qui reste',
  staying: [
    'Les commandes payées, comme la loi l’exige, avec leurs articles et leurs prix, mais sans votre nom, votre téléphone, votre rue ni votre adresse e-mail. Plus personne ne peut les ouvrir, pas même vous.',
    'Les commandes passées sans compte et qui n’ont pas rejoint celui-ci.',
  ],
  wait: 'Tant qu’une commande payée est en route vers vous, le compte ne peut pas être supprimé.',
  password: 'Votre mot de passe, pour nous assurer que c’est bien vous',
  confirm: 'Supprimer définitivement',
  keep: 'Garder mon compte',
  notOffered: 'La suppression ne peut pas se faire ici. Écrivez-nous, et nous nous en chargeons.',
}
