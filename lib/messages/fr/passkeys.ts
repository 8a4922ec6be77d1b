import type { passkeysMessages as English } from '#lib/messages/en/passkeys.ts'

/** Passkeys, in addition to the password. */
export const passkeysMessages: typeof English = {
  title: 'Clés d’accès',
  text: 'Connectez-vous par empreinte, visage ou verrouillage de l’écran, sans saisir votre mot de passe. Chaque appareil ou gestionnaire de mots de passe a sa propre clé d’accès.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  afterNewPassword:
    'Un nouveau mot de passe ne change rien à vos clés d’accès\u00a0: supprimez ici celles qui ne sont pas à vous. Un mot de passe que nous vous envoyons par e-mail (Mot de passe oublié) les supprime toutes.',
  name: 'Nom de la clé d’accès, par exemple Mon téléphone (facultatif)',
  password: 'Votre mot de passe',
  add: 'Ajouter une clé d’accès',
  adding: 'Ajout…',
  remove: 'Supprimer',
  removeNamed: (name) => `Supprimer la clé d’accès ${name}`,
  addedOn: (date) => `Ajoutée le ${date}`,
  usedOn: (date) => `utilisée le ${date}`,
  signIn: 'Se connecter avec une clé d’accès',
  or: 'ou',
  failed: 'La clé d’accès n’a pas été utilisée. Réessayez, ou saisissez votre mot de passe.',
  alreadyHere: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  cannotMake: 'Cet appareil ou ce navigateur ne peut pas créer de clé d’accès pour cette boutique.',
  notMade: 'Aucune clé d’accès n’a été créée. Vous pouvez réessayer.',
  atSignUp: 'Ajouter une clé d’accès sur cet appareil, pour se connecter sans mot de passe',
  needsScript: 'Pour en ajouter une, cette page a besoin de JavaScript.',
}
