import { storeHours } from '@etalase/contract/rules/time-zone.ts'
import type { storesMessages as English } from '#lib/messages/en/stores.ts'
import { plural } from '#lib/messages/formats.ts'

const opening = `tous les jours, ${storeHours.opens}-${storeHours.closes} WIB`

/** The stores page. */
export const storesMessages: typeof English = {
  /** For agents in browsers (docs/agents.md). */
  findTool: 'Trouve des boutiques par ville, rue, centre commercial ou région.',
  title: 'Boutiques',
  text: 'Touchez le tissu, essayez votre taille et repartez avec, ou faites-vous livrer depuis la boutique la plus proche.',
  description: 'Toutes les boutiques, par région\u00a0: adresse, téléphone et horaires.',
  ways: 'Deux façons de recevoir votre commande',
  onlineDelivery: 'Livraison à domicile',
  onlineDeliveryText: 'depuis la boutique la plus proche',
  pickup: 'Retrait en boutique',
  pickupText: 'pour l’avoir plus vite',
  regions: 'Nos régions',
  map: 'Carte de nos régions',
  count: (shops: number) =>
    plural(shops, { one: `${shops} boutique`, other: `${shops} boutiques` }),
  marker: (number: number, region: string, count: string) => `${number}. ${region}, ${count}`,
  hours: `Ouverte ${opening}`,
  allHours: `Toutes les boutiques sont ouvertes ${opening}.`,
  searchLabel: 'Trouver une boutique',
  searchHint: 'Par ville, rue, centre commercial ou région',
  found: (stores: number) =>
    plural(stores, {
      one: `${stores} boutique trouvée`,
      other: `${stores} boutiques trouvées`,
    }),
  noneFound: (query: string) => `Aucune boutique pour «\u202f${query}\u202f».`,
  noneFoundText:
    'Essayez le nom d’une ville ou d’une région. Nous livrons aussi à toutes les adresses.',
  showAllStores: 'Voir toutes les boutiques',
  viewOnMaps: 'Voir sur Google Maps',
  viewStoreOnMaps: (store: string) =>
    `Voir sur Google Maps\u00a0: ${store} (s’ouvre dans un nouvel onglet)`,
  emptyTitle: 'Aucune boutique à afficher pour l’instant',
  emptyText:
    'La liste de nos boutiques arrive bientôt. D’ici là, nous envoyons votre commande jusqu’à votre porte.',
  emptyLink: 'Comprendre la livraison',
}
