import type { answers as english } from '#messages/en/answers.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`

/** Texts of responses, in French. */
export const answers: typeof english = {
  request: {
    tooLarge: 'C’est plus que nous ne pouvons recevoir en une fois.',
    unreadable: 'Nous n’avons pas pu lire cette demande.',
    internal: 'Une erreur est survenue de notre côté. Réessayez.',
    unavailable: 'La boutique est momentanément indisponible. Réessayez dans un instant.',
    nothingHere: 'Nous n’avons rien trouvé.',
    notAllowed: 'Cela n’est pas possible ici.',
    check: (fields) => `Veuillez vérifier\u00a0: ${fields}.`,
    tooMany: (minutes) =>
      `Trop de tentatives. Veuillez réessayer dans ${plural(minutes, 'minute', 'minutes')}.`,
  },
  session: {
    ended: 'Votre session a pris fin. Veuillez vous reconnecter.',
    signInFirst: 'Veuillez vous connecter pour continuer.',
    signedOut: 'Vous êtes déconnecté.',
    wrongSignIn: 'L’adresse e-mail ou le mot de passe est incorrect.',
    noAccount:
      'Nous n’avons pas pu créer ce compte. Si vous en avez déjà un, connectez-vous ou demandez un nouveau mot de passe.',
    passwordMismatch: 'Les deux mots de passe ne sont pas identiques.',
    passwordSent: 'Un nouveau mot de passe vous a été envoyé par e-mail.',
    invalidEmail: 'Saisissez une adresse e-mail valide.',
  },
  account: {
    emailTaken: 'Cette adresse e-mail appartient à un autre compte.',
    updated: 'Votre profil a bien été mis à jour.',
    subscribed: 'Vous êtes abonné à notre newsletter.',
    unsubscribed: 'Vous êtes désabonné de notre newsletter.',
    wrongPassword: 'Le mot de passe est incorrect.',
    wrongOldPassword: 'Le mot de passe actuel est incorrect.',
    newPasswordMismatch: 'Les deux nouveaux mots de passe ne sont pas identiques.',
    passwordChanged: 'Votre mot de passe a été modifié.',
    deleted: 'Votre compte est supprimé.',
    openReturn:
      'L’un de vos retours n’est pas encore réglé. Vous pourrez ensuite supprimer votre compte.',
    openOrders:
      'Une commande payée ne vous est pas encore parvenue. Vous pourrez ensuite supprimer votre compte.',
    emailConfirmed: (orders) => {
      if (orders === 0) return 'Votre adresse e-mail est confirmée.'
      const moved =
        orders === 1
          ? 'Une commande passée sans compte se trouve'
          : `${orders} commandes passées sans compte se trouvent`
      return `Votre adresse e-mail est confirmée. ${moved} maintenant dans votre compte.`
    },
    emailConfirmedAlready: 'Votre adresse e-mail est déjà confirmée.',
    linkSent: (days) => `Nous vous avons envoyé un lien par e-mail. Il est valable ${days} jours.`,
    linkExpired: (days) =>
      `Ce lien n’est plus valable. Un lien l’est ${days} jours, et seulement pour l’adresse à laquelle nous l’avons envoyé.`,
    linkUsed: 'Ce lien a déjà servi\u00a0: votre adresse e-mail est confirmée.',
  },
  address: {
    added: 'Votre adresse a été ajoutée.',
    updated: 'Votre adresse a été mise à jour.',
    removed: 'Votre adresse a été supprimée.',
    primaryChanged: 'Votre adresse principale a été modifiée.',
    primaryStays: 'Vous ne pouvez pas supprimer votre adresse principale.',
    primaryAlready: 'Cette adresse est déjà votre adresse principale.',
    gone: 'Cette adresse n’existe plus.',
    tooMany: (max) => `Vous pouvez enregistrer jusqu’à ${max} adresses.`,
    invalidPhone: 'Saisissez un numéro de téléphone valide.',
    invalidZip: 'Saisissez un code postal à 5 chiffres.',
    pinOutside:
      'Le repère n’est pas en Indonésie. Placez-le à l’adresse de livraison, ou retirez-le.',
    chooseSubdistrict: 'Choisissez un kecamatan (district).',
    incomplete: 'Complétez l’adresse de livraison.',
    chooseFirst: 'Choisissez d’abord une adresse.',
    signInFirst: 'Connectez-vous pour utiliser une adresse enregistrée.',
  },
  catalogue: {
    noCategory: 'Cette catégorie n’existe pas.',
    noProduct: 'Cet article n’existe pas.',
    noStore: 'Cette boutique n’existe pas.',
  },
  wishlist: {
    added: 'Article ajouté aux favoris',
    removed: 'Article retiré des favoris',
  },
  stockAlert: {
    inStock: 'Cette taille est maintenant en stock.',
    added: 'Nous vous écrirons une seule fois, quand cette taille sera de retour.',
    tooMany: (max) =>
      `Vous attendez déjà ${max} tailles. L’une d’elles doit d’abord revenir en stock.`,
    stopped: 'Vous ne recevrez plus d’e-mails sur les retours en stock.',
  },
  cart: {
    empty: 'Votre panier est vide',
    changed: 'Votre panier a changé. Vérifiez-le avant de payer.',
    invalidItem: 'Cet article n’est pas valide.',
    notInCart: 'Cet article n’est plus dans votre panier.',
    added: 'Article ajouté au panier',
    decremented: 'Quantité réduite dans le panier',
    removed: 'Article retiré du panier',
    moved: 'Panier déplacé',
    joined: ({ here, elsewhere, limited }) => {
      const count = (lines: number) => (lines === 1 ? '1 article' : `${lines} articles`)
      if (here === 0) return `Votre panier vous a suivi\u00a0: ${count(elsewhere)}.`
      const both = `Nous avons réuni vos paniers\u00a0: ${count(here)} de cet appareil, ${count(elsewhere)} d’ailleurs.`
      return limited > 0
        ? `${both} Le stock ne suffit pas pour toutes les pièces de ${count(limited)}.`
        : both
    },
    outOfStock: (name, size, available) =>
      available <= 0
        ? `${name}, taille ${size}\u00a0: épuisé.`
        : `${name}, taille ${size}\u00a0: il ne reste que ${plural(available, 'pièce', 'pièces')}.`,
    overOrderLimit: (name, limit) =>
      `${name}\u00a0: ${plural(limit, 'pièce', 'pièces')} au plus par client, toutes commandes comprises.`,
    noneInStore: 'Cette boutique n’a aucun de vos articles.',
  },
  promo: {
    invalid: 'Ce code promo n’est pas valide.',
    ended: 'Cette promotion est terminée.',
    usedUp: 'Ce code promo est épuisé.',
    withoutEffect: 'Ce code promo ne s’applique pas à cette commande.',
    leavesTooLittle: (minimum: string) =>
      `Cette promotion laisserait moins de ${minimum} à payer, le minimum de notre prestataire de paiement. Ajoutez un article, ou commandez sans ce code.`,
  },
  checkout: {
    emailMissing: 'Saisissez votre adresse e-mail.',
    priceChanged: 'Un prix a changé. Vérifiez votre panier avant de payer.',
    tooLittle: (minimum: string) =>
      `Notre prestataire de paiement n’accepte pas moins de ${minimum}. Veuillez ajouter un article à votre commande.`,
    chooseShipping: 'Choisissez un mode d’envoi.',
    shippingChanged: 'Les frais de livraison ont changé. Choisissez à nouveau un mode d’envoi.',
    noOnlineOrders: 'Cette boutique n’expédie pas de commandes en ligne.',
    payFirst:
      'Plusieurs de vos commandes ne sont pas encore payées. Payez l’une d’elles, ou attendez que son délai de paiement soit passé.',
    busyNetwork:
      'Trop de commandes de votre réseau attendent leur paiement. Réessayez plus tard, ou depuis un autre réseau.',
    manyUnpaid: (product: string) =>
      `Trop de commandes de ${product} depuis votre réseau attendent leur paiement. Commandez-le plus tard ou depuis un autre réseau. Vous pouvez commander d’autres articles dès maintenant.`,
    wayGone: 'Ce moyen de paiement n’est pas proposé pour cette commande. Choisissez à nouveau.',
    openCash: (limit: number) =>
      `Vous avez déjà ${limit} ${limit === 1 ? 'commande' : 'commandes'} à payer en espèces. Payez-en d’abord une, ou payez en ligne.`,
    anothersOrder: 'Cette commande appartient à un autre compte.',
    signInForOrder: 'Connectez-vous pour poursuivre cette commande.',
    closed: 'Cette commande est close\u00a0: elle est payée, ou son délai de paiement est passé.',
  },
  returns: {
    asked: 'Nous avons reçu votre demande et vous écrirons dès qu’elle sera traitée.',
    already:
      'Vous avez déjà demandé à retourner cette commande. Votre première demande reste valable.',
    notArrived: 'Vous pouvez retourner une commande une fois qu’elle est arrivée.',
    tooLate: 'Le délai pour retourner cette commande est passé. Contactez-nous.',
    noPicture: 'L’une des photos est illisible. Choisissez-en une autre.',
    tooManyPixels: ({ has, most }) =>
      `L’une des photos a ${has} mégapixels. Choisissez-en une de ${most} mégapixels au plus.`,
    pictureGone: 'Cette photo n’existe pas.',
  },
  updates: {
    stopped: 'Vous ne recevrez plus le suivi de cette commande par WhatsApp.',
    noPhone: 'Ce n’est pas un numéro de téléphone indonésien.',
  },
  reviews: {
    written: 'Merci. Nous publierons votre avis après l’avoir lu.',
    already: 'Vous avez déjà donné votre avis sur cet article. Votre premier avis reste inchangé.',
    noLine: 'Cette commande ne contient pas cet article.',
    notArrived: 'Vous pouvez évaluer un article une fois qu’il est arrivé.',
  },
  passkeys: {
    refused: 'Cette clé d’accès n’a pas fonctionné. Connectez-vous avec votre mot de passe.',
    added: 'Votre clé d’accès a été ajoutée.',
    removed: 'La clé d’accès a été supprimée. Supprimez-la aussi sur votre appareil.',
    gone: 'Cette clé d’accès n’existe plus.',
    defaultName: 'Clé d’accès',
  },
  order: {
    changed: {
      ADDED: (product: string) => `${product} (ajouté)`,
      EXCHANGE: (product: string) => `${product} (en échange)`,
      REPLACEMENT: (product: string) => `${product} (remplacement)`,
    },
    unknown: 'Cette commande n’existe pas.',
    notFound: 'Nous n’avons trouvé aucune commande avec ce numéro et cette adresse e-mail.',
    linkExpired: 'Ce lien vers votre commande a expiré.',
    linkSent: 'Si cette commande existe, nous vous avons envoyé un nouveau lien par e-mail.',
    cancelled: 'Votre commande est annulée. Vous n’avez pas été débité.',
    expired: 'Le délai de paiement est passé, il n’y a donc rien à annuler.',
    onItsWay:
      'Cette commande est en préparation ou en route et ne peut plus être annulée ici. Si vous n’acceptez pas le colis, vous ne payez rien.',
    paid: 'Cette commande est payée et ne peut plus être annulée ici. Contactez-nous.',
  },
}
