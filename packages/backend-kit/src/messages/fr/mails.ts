import type { mails as english, OrderFacts } from '#messages/en/mails.ts'

const arrivesIfPaid = (arrival: OrderFacts['arrival']) =>
  arrival ? [`Arrivée ${arrival.days} si vous payez avant le ${arrival.payBefore}.`] : []

const order: (typeof english)['order'] = {
  ORDER_RECEIVED: ({ number, total, deadline, howToPay, arrival }) => ({
    subject: `Nous avons bien reçu la commande ${number}`,
    paragraphs: [
      'Merci pour votre commande. Nous vous réservons ses articles jusqu’à la fin du délai de paiement.',
      `Veuillez payer ${total} avant le ${deadline}. Passé ce délai, les articles sont remis en vente.`,
      ...arrivesIfPaid(arrival),
      howToPay,
      'Pour poursuivre le paiement, utilisez le lien ci-dessous.',
    ],
  }),
  ORDER_WAITING: ({ number, total, channel, deadline, howToPay, arrival }) => ({
    subject: `La commande ${number} attend votre paiement`,
    paragraphs: [
      `Veuillez payer ${total} par ${channel} avant le ${deadline}. Passé ce délai, les articles sont remis en vente.`,
      ...arrivesIfPaid(arrival),
      howToPay,
    ],
  }),
  ORDER_CONFIRMED: ({ number, total, deadline, isPickup, hasPickupCode, arrival, readyFrom }) => ({
    subject: `La commande ${number} est confirmée`,
    paragraphs: isPickup
      ? [
          `Merci pour votre commande. Veuillez payer ${total} en boutique lors du retrait.`,
          `La boutique la garde jusqu’au ${deadline}. Passé ce délai, les articles sont remis en vente.`,
          ...(readyFrom ? [`Elle est prête à partir du ${readyFrom}.`] : []),
          ...(hasPickupCode ? ['Présentez ce code à la caisse lors du retrait\u00a0:'] : []),
        ]
      : [
          `Merci pour votre commande. Veuillez préparer ${total} en espèces pour la livraison.`,
          'Nous remettrons votre commande au transporteur sous 1x24 heures.',
          ...(arrival ? [`Arrivée promise ${arrival.days}.`] : []),
        ],
  }),
  ORDER_PAID: ({ number, isFree, isPickup, hasPickupCode, arrival, readyFrom }) => ({
    subject: `La commande ${number} est payée`,
    paragraphs: [
      isFree
        ? 'Merci de votre achat. Il n’y a rien à payer pour cette commande.'
        : 'Merci de votre achat. Nous avons bien reçu votre paiement.',
      isPickup
        ? 'La boutique prépare votre commande. Comptez au moins une heure après le paiement.'
        : 'Nous remettrons votre commande au transporteur sous 1x24 heures.',
      ...(arrival ? [`Arrivée promise ${arrival.days}.`] : []),
      ...(readyFrom ? [`Elle est prête à partir du ${readyFrom}.`] : []),
      ...(hasPickupCode ? ['Présentez ce code à la caisse lors du retrait\u00a0:'] : []),
    ],
  }),
  ORDER_COLLECTED: ({ number, total, isPickup }) => ({
    subject: `Nous avons reçu votre paiement de la commande ${number}`,
    paragraphs: [
      `Vous avez payé ${total} ${isPickup ? 'en boutique' : 'à la livraison'}. Merci de votre achat.`,
      'Si vous n’avez pas reçu votre commande, ou si vous avez payé un autre montant, contactez-nous.',
    ],
  }),
  ORDER_NOT_COLLECTED: ({ number, isPickup }) => ({
    subject: `La commande ${number} n’a pas été ${isPickup ? 'retirée' : 'livrée'}`,
    paragraphs: [
      isPickup
        ? 'Votre commande n’a pas été retirée à temps, ses articles sont donc remis en vente.'
        : 'Le transporteur n’a pas pu remettre votre colis et nous le rapporte.',
      'Il n’y a rien à payer, et vous pouvez commander à nouveau à tout moment. En cas d’erreur, contactez-nous.',
    ],
  }),
  READY_FOR_PICKUP: ({ number, total, deadline, isToCollect }) => ({
    subject: `La commande ${number} est prête à être retirée`,
    paragraphs: [
      'Votre commande est prête en boutique. La boutique est ouverte 10:00-20:00 WIB.',
      ...(isToCollect
        ? [`Veuillez payer ${total} à la caisse. La boutique la garde jusqu’au ${deadline}.`]
        : []),
      'Présentez ce code à la caisse\u00a0:',
    ],
  }),
  ORDER_SHIPPED: ({ number, total, arrivalDays, arrival, isToCollect }) => ({
    subject: `La commande ${number} est en route`,
    paragraphs: [
      `Le transporteur a votre colis. ${arrivalDays ? `Délai estimé\u00a0: ${arrivalDays} jours.` : 'Nous vous dirons quand il arrivera.'}`,
      ...(arrival ? [`Arrivée promise ${arrival.days}.`] : []),
      ...(isToCollect ? [`Veuillez préparer ${total} en espèces pour le livreur.`] : []),
      'Son numéro de suivi (no. resi)\u00a0:',
    ],
  }),
  ORDER_CANCELLED: ({ number }) => ({
    subject: `La commande ${number} est annulée`,
    paragraphs: [
      'Vous avez annulé votre commande. Ses articles sont remis en vente, et vous n’avez pas été débité.',
      'Si vous avez un numéro de paiement, ne l’utilisez plus. Si vous n’avez rien annulé, contactez-nous.',
    ],
  }),
  ORDER_WITHDRAWN: ({ number, total, isPaid }) => ({
    subject: `La commande ${number} est annulée`,
    paragraphs: [
      'Nous avons dû annuler votre commande.',
      isPaid
        ? `Nous vous remboursons ${total}, et vous écrirons dès que c’est fait.`
        : 'Vous n’avez pas été débité. Si vous avez un numéro de paiement, ne l’utilisez plus.',
      'Pour toute question, contactez-nous.',
    ],
  }),
  ORDER_REFUNDED: ({ number, paid, isCash }) => ({
    subject: `Le remboursement de la commande ${number} est parti`,
    paragraphs: [
      isCash
        ? `Nous vous avons remboursé les ${paid} que vous aviez payés en espèces.`
        : `Nous vous avons remboursé ${paid}, par le moyen de paiement utilisé.`,
      isCash
        ? 'Si l’argent n’arrive pas, contactez-nous.'
        : 'Le délai dépend de votre banque ou de votre portefeuille électronique. Si l’argent n’arrive pas, contactez-nous.',
    ],
  }),
  RETURN_REQUESTED: ({ number }) => ({
    subject: `Nous avons reçu votre demande de retour de la commande ${number}`,
    paragraphs: [
      'Nous l’examinons et vous écrivons sous deux jours ouvrés. D’ici là, gardez les articles tels quels et ne renvoyez rien.',
    ],
  }),
  RETURN_APPROVED: ({ number, returnAnswer }) => ({
    subject: `Vous pouvez renvoyer la commande ${number}`,
    paragraphs: [
      'Votre retour est accepté. Renvoyez les articles avec leurs étiquettes, comme suit\u00a0:',
      ...(returnAnswer ? [returnAnswer] : []),
      'Pour toute question, contactez-nous.',
    ],
  }),
  RETURN_REJECTED: ({ number, returnAnswer }) => ({
    subject: `À propos du retour de la commande ${number}`,
    paragraphs: [
      'Nous ne pouvons pas reprendre cette commande.',
      ...(returnAnswer ? [returnAnswer] : []),
      'Pour toute question, contactez-nous.',
    ],
  }),
  RETURN_RECEIVED: ({ number, returnAnswer }) => ({
    subject: `Nous avons reçu votre retour de la commande ${number}`,
    paragraphs: [
      'Vos articles sont arrivés et nous les vérifions. Nous vous écrirons dès que votre remboursement sera parti.',
      ...(returnAnswer ? [returnAnswer] : []),
      'Pour toute question, contactez-nous.',
    ],
  }),
  ORDER_LINK: ({ number, linkDays }) => ({
    subject: `Votre lien vers la commande ${number}`,
    paragraphs: [
      `Le lien ci-dessous ouvre votre commande sur n’importe quel appareil, pendant ${linkDays} jours.`,
      'Si vous ne l’avez pas demandé, ignorez cet e-mail. Ne partagez pas le lien\u00a0: il montre votre adresse.',
    ],
  }),
}

/** All texts of mails, in French. */
export const mails: typeof english = {
  order,
  item: (qty, name, size) => `${qty} x ${name}, taille ${size}`,
  total: 'Total à payer',
  shipping: (service) => `Livraison, ${service}`,
  paymentFee: (way) => `Frais, ${way}`,
  promo: (code) => `Code promo ${code}`,
  deliverTo: 'Livrer à',
  pickUpAt: 'À retirer chez',
  newPassword: {
    subject: 'Votre nouveau mot de passe',
    paragraphs: [
      'Vous avez demandé un nouveau mot de passe. Connectez-vous avec celui-ci dans les 24 heures, puis changez-le dans votre compte.',
      'Tant que vous ne l’utilisez pas, l’ancien fonctionne aussi. Si vous n’avez rien demandé, ignorez cet e-mail.',
    ],
  },
  emailChanged: {
    subject: 'L’adresse e-mail de votre compte a changé',
    paragraphs: [
      'Votre compte a une nouvelle adresse e-mail, confirmée par votre mot de passe. Connectez-vous désormais avec elle. Nous n’enverrons plus rien à celle-ci.',
      'Ce n’était pas vous\u00a0? Alors quelqu’un connaît votre mot de passe\u00a0: écrivez-nous tout de suite.',
    ],
  },
  passkeyAdded: (name) => ({
    subject: 'Votre compte a une nouvelle clé d’accès',
    paragraphs: [
      `La clé d’accès «\u00a0${name}\u00a0» a été ajoutée à votre compte, avec votre mot de passe comme confirmation. Elle permet de se connecter sans le mot de passe.`,
      'Ce n’était pas vous\u00a0? Alors quelqu’un connaît votre mot de passe\u00a0: demandez-en un nouveau par «\u00a0Mot de passe oublié\u00a0», ce qui supprime toutes les clés d’accès et met fin à toutes les sessions.',
    ],
  }),
  confirmEmail: (days) => ({
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: [
      'Un compte existe avec cette adresse e-mail. Confirmez que les deux sont à vous, et les commandes que vous avez passées sans compte y seront ajoutées.',
      `Le lien fonctionne une fois, pendant ${days} jours.`,
      'Vous n’avez pas créé ce compte\u202f? Alors n’utilisez pas le lien\u00a0: vos commandes restent où elles sont.',
    ],
  }),
  backInStock: (name, size) => ({
    subject: `De retour en stock\u00a0: ${name}, taille ${size}`,
    paragraphs: [
      `Vous nous aviez demandé de vous prévenir\u00a0: ${name} est de retour en taille ${size}.`,
      'Nous ne pouvons pas vous réserver de pièce, et cet e-mail est le seul à ce sujet.',
    ],
  }),
  noMoreMails: 'Vous ne voulez plus recevoir ces e-mails\u202f?',
}
