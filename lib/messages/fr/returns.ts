import type { returnsMessages as English } from '#lib/messages/en/returns.ts'

/** Return requests. */
export const returnsMessages: typeof English = {
  reasons: {
    DAMAGED: 'L’article est abîmé ou défectueux',
    WRONG_ITEM: 'Ce n’est pas ce que j’ai commandé',
    WRONG_SIZE: 'La taille ne convient pas',
    NOT_AS_SHOWN: 'L’article ne correspond pas aux photos',
    OTHER: 'Un autre motif',
  },
  statuses: {
    REQUESTED: {
      title: 'Retour demandé',
      text: 'Nous avons reçu votre demande et vous écrirons dès qu’elle sera traitée. Ne renvoyez rien pour l’instant.',
    },
    APPROVED: {
      title: 'Retour accepté',
      text: 'Renvoyez les articles comme suit\u00a0:',
    },
    REJECTED: {
      title: 'Retour refusé',
      text: 'Nous ne pouvons pas reprendre cette commande.',
    },
    RECEIVED: {
      title: 'Retour reçu',
      text: 'Nous avons reçu vos articles et les vérifions. Le remboursement suit.',
    },
    REFUNDED: { title: 'Retour remboursé', text: 'Nous vous avons remboursé.' },
  },
  problems: {
    reasonRequired: 'Choisissez un motif',
    wordsRequired: 'Écrivez ce qui ne va pas',
  },
  title: 'Retourner cette commande',
  link: 'Retourner cette commande',
  until: (deadline) => `Vous pouvez demander un retour jusqu’au ${deadline}.`,
  intro:
    'Dites-nous quels articles vous souhaitez retourner et ce qui ne va pas. Nous examinons d’abord votre demande\u00a0: ne renvoyez rien pour l’instant.',
  reason: 'Motif',
  words: 'Quels articles, et qu’est-ce qui ne va pas\u00a0?',
  pictures: 'Photos',
  picturesHint: (count) =>
    `Jusqu’à ${count}, si elles aident\u00a0: JPEG, PNG ou WebP, 8\u00a0Mo au plus chacune. Vous seul et notre équipe les voyez.`,
  tooManyPictures: (count) => `Choisissez ${count} photos au plus`,
  pictureTooLarge: (name) => `${name} dépasse 8\u00a0Mo`,
  noPicture: (name) => `${name} n’est pas une image JPEG, PNG ou WebP`,
  otherFormat: (name, format) =>
    `${name} est au format ${format}. Choisissez une image JPEG, PNG ou WebP`,
  damagedPicture: (name) => `${name} est endommagée ou incomplète. Choisissez une autre photo`,
  emptyPicture: (name) => `${name} est vide. Choisissez une autre photo`,
  tooManyPixels: (name, { has, most }) =>
    `${name} a ${has} mégapixels. Choisissez une photo de ${most} mégapixels au plus`,
  chooseAgain: 'Choisissez de nouveau les photos.',
  send: 'Demander le retour',
  youWrote: 'Vous avez écrit',
  weAnswer: 'Notre réponse',
  picture: (number) => `Votre photo ${number}`,
  busy: 'Trop de photos sont envoyées en ce moment. Revenez en arrière et renvoyez le formulaire dans une minute.',
  notPossible: 'Vous ne pouvez pas retourner cette commande ici, ou plus maintenant.',
}
