import type {
  accountMessages as EnglishAccount,
  deleteAccountMessages as EnglishDeleteAccount,
} from '#lib/messages/en/account.ts'

/** The account area. */
export const accountMessages: typeof EnglishAccount = {
  link: 'Compte',
  menu: 'Votre compte',
  information: 'Mes informations',
  orders: 'Mes commandes',
  wishlist: 'Mes favoris',
  addresses: 'Mes adresses de livraison',
  changePassword: 'Modifier le mot de passe',
  changePasswordText:
    'Vos autres appareils seront déconnectés. Sur celui-ci, votre session reste ouverte.',
  yesChangePassword: 'Modifier le mot de passe',
  goOn: 'Continuer',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  profileSaved: 'Votre profil a été mis à jour.',
  passwordForEmail:
    'Seulement pour une nouvelle adresse e-mail, car elle sert à vous connecter. Nous prévenons aussi l’ancienne adresse.',
  newsletter: 'Newsletter',
  subscribed:
    'Vous êtes abonné à notre newsletter\u00a0: les nouveautés, et l’annonce des soldes avant leur début.',
  notSubscribed: 'Découvrez avant tout le monde les nouveautés et les soldes.',
  subscribe: 'S’abonner',
  unsubscribe: 'Se désabonner',
  signOut: 'Se déconnecter',
  confirmSignOut: 'Voulez-vous vous déconnecter\u202f?',
  confirmSignOutText: 'Le panier de ce navigateur sera vidé lui aussi.',
  yesSignOut: 'Oui, me déconnecter',
  stay: 'Rester sur mon compte',
  data: 'Vos données',
  dataText: 'Profil, adresses, commandes et favoris, dans un seul fichier.',
  downloadData: 'Télécharger mes données',
  everywhere: 'Autres appareils',
  everywhereText:
    'Téléphone perdu, ou connexion depuis un ordinateur qui n’est pas le vôtre\u202f? Déconnectez-vous partout, y compris ici.',
  signOutEverywhere: 'Se déconnecter partout',
  confirmEverywhere: 'Vous déconnecter de tous les appareils\u202f?',
  confirmEverywhereText:
    'Il faudra vous reconnecter sur chacun d’eux. Vous serez déconnecté ici aussi, et le panier de ce navigateur sera vidé.',
  yesEverywhere: 'Oui, me déconnecter partout',
  signingOut: 'Déconnexion…',
}

/** The end of an account. */
export const deleteAccountMessages: typeof EnglishDeleteAccount = {
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
  wait: 'Vous ne pouvez pas supprimer votre compte tant qu’une commande payée est en route vers vous.',
  password: 'Votre mot de passe, pour confirmer que c’est bien vous',
  confirm: 'Supprimer définitivement',
  keep: 'Garder mon compte',
  notOffered:
    'Vous ne pouvez pas supprimer votre compte ici. Écrivez-nous, et nous le supprimerons pour vous.',
}
