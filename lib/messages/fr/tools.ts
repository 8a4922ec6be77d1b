import type {
  buyToolMessages as EnglishBuy,
  cartToolsMessages as EnglishCart,
  checkoutToolsMessages as EnglishCheckout,
  listToolsMessages as EnglishList,
  serviceToolsMessages as EnglishService,
} from '#lib/messages/en/tools.ts'

/** Tool descriptions of forms for agents in browsers (docs/agents.md). Short, since pages include them. */

/** On lists of products. */
export const listToolsMessages: typeof EnglishList = {
  filter: 'Restreint cette liste. Ce qui reste vide ne restreint rien.',
  sizes: (codes) => `Codes de taille séparés par des virgules${codes && `, parmi ${codes}`}`,
  colors: (codes) => `Codes de couleur séparés par des virgules${codes && `, parmi ${codes}`}`,
  priceMin: 'Prix minimal en roupies',
  priceMax: 'Prix maximal en roupies',
  available: '1\u00a0: seulement ce qui est en stock',
}

/** Answers to an add. */
export const buyToolMessages: typeof EnglishBuy = {
  /** Found in the cart after a lost answer. */
  found: 'C’est dans le panier.',
  repeated: (message) =>
    `Cet appel vient d’être fait, et rien n’a été ajouté de plus\u00a0: ${message}`,
  notKnown:
    'La connexion a été coupée. On ne sait pas encore si l’article a été ajouté\u00a0: rappelez, rien ne sera ajouté deux fois.',
  notAdded: 'La connexion a été coupée, et rien n’a été ajouté. Veuillez réessayer.',
}

/** In the cart. */
export const cartToolsMessages: typeof EnglishCart = {
  setQuantity: 'Fixe le nombre de pièces d’une ligne du panier\u202f; 0 retire la ligne.',
  line: 'Ligne du panier\u00a0: identifiant du produit et code de taille',
  qty: 'Pièces, à partir de 0',
  deliveryCost: 'Indique ce que coûte la livraison de ce panier.',
  place: 'Kecamatan (district) et ville, ou code postal',
  checkout: 'Commence la commande. La dernière étape, le paiement, revient au client lui-même.',
  quantitySet: (item, qty) => `${item}\u00a0: ${qty} dans le panier.`,
  quantityOnly: (item, qty, wanted) => `${item}\u00a0: ${qty} dans le panier, et non ${wanted}.`,
  unknownPlace: (place) => `Nous n’avons trouvé aucun kecamatan pour «\u202f${place}\u202f».`,
  placesUnknown:
    'Les lieux ne peuvent pas être cherchés ici. La commande indique ce que coûte la livraison.',
  costs: (place, shop, offers) => `Vers ${place}, depuis ${shop}\u00a0: ${offers}.`,
}

/** In the checkout by plain forms, up to its summary. */
export const checkoutToolsMessages: typeof EnglishCheckout = {
  shippingType: 'Choisit la livraison ou le retrait en boutique.',
  address:
    'Fixe l’adresse de livraison. Rappelez-le pour chaque liste\u00a0: province, ville, kecamatan.',
  savedAddress: 'Choisit une des adresses de livraison enregistrées.',
  shop: 'Choisit la boutique qui envoie la commande, ou celle du retrait.',
  shopId: 'Boutique',
  method: 'Choisit le service du transporteur.',
  promo: 'Applique un code promo.',
}

/** On the pages of stores, orders and sold-out sizes. */
export const serviceToolsMessages: typeof EnglishService = {
  lookUpOrder: 'Ouvre une commande par son numéro et son adresse e-mail.',
  stockAlert: 'Demande un e-mail quand une taille épuisée revient.',
}
