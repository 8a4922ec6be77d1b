import type { OrderLookupProblem } from '@etalase/contract/rules/forms.ts'
import type { guestOrderMessages as English } from '#lib/messages/en/guest-order.ts'

const problems: Record<OrderLookupProblem, string> = {
  numberRequired: 'Saisissez votre numéro de commande.',
  emailRequired: 'Saisissez votre adresse e-mail.',
  emailInvalid: 'Saisissez une adresse e-mail valide.',
}

/** An order opened without signing in. */
export const guestOrderMessages: typeof English = {
  title: 'Suivre votre commande',
  text: 'Ouvrez votre commande sur n’importe quel appareil avec son numéro et votre adresse e-mail. Voyez où elle se trouve, comment la payer, et son code de retrait.',
  number: 'Numéro de commande',
  numberHint:
    'Huit lettres et chiffres, dans les e-mails sur votre commande. Par exemple 1A2B3C4D.',
  email: 'Adresse e-mail de la commande',
  problems,
  open: 'Ouvrir la commande',
  mailLink: 'Recevoir un lien par e-mail',
  haveAccount: 'Commandé avec un compte\u202f?',
  haveAccountText: 'Vous y trouvez toutes vos commandes.',
  toAccount: 'Voir mes commandes',
  needHelp: 'Numéro de commande introuvable\u202f?',
  needHelpText:
    'Chaque e-mail sur votre commande l’indique dans son objet. Nous pouvons aussi le chercher avec vous.',
  expiredTitle: 'Ce lien a expiré',
  expiredText:
    'Le lien d’une commande n’est valable qu’un temps, car il montre votre adresse. Nous vous en envoyons un nouveau.',
  otherOpened:
    'Cette commande est maintenant ouverte dans ce navigateur à la place de l’autre. Rien n’a été annulé.',
  newLink: 'Recevoir un nouveau lien',
  offerTitle: 'Ouvrir cette commande\u202f?',
  offerText:
    'Vous avez suivi un lien vers cette commande. Nos e-mails sur une commande contiennent un tel lien. Si cette commande n’est pas la vôtre, ne l’ouvrez pas.',
  offerReplaces: (number) =>
    `La commande ${number} est ouverte dans ce navigateur. Elle ne change pas, mais sera fermée ici.`,
  decline: 'Ne pas l’ouvrir',
  offerExpired: 'Ouvrez encore une fois le lien de l’e-mail.',
  byNumber: 'Ou l’ouvrir avec son numéro',
  unavailableText:
    'Vous trouvez votre commande dans les e-mails que nous vous avons envoyés\u00a0: comment la payer, son numéro de suivi ou son code de retrait. S’il manque quelque chose, écrivez-nous.',
  notOffered: 'Les commandes ne peuvent pas être ouvertes ici pour l’instant.',
  gone: 'Cette commande n’est plus ouverte dans ce navigateur.',
  openAgain: 'L’ouvrir à nouveau',
  close: 'Oublier sur cet appareil',
  closeText:
    'La commande ne change pas. Pour la rouvrir ici, il vous faudra son numéro et son adresse e-mail.',
}
