import type { estimateMessages as English } from '#lib/messages/en/estimate.ts'
import { plural } from '#lib/messages/formats.ts'

const andOthers = (others: number) =>
  others === 0
    ? ''
    : plural(others, {
        one: ` et dans ${others} autre boutique`,
        other: ` et dans ${others} autres boutiques`,
      })

/** Delivery, pickup and returns on a product page. */
export const estimateMessages: typeof English = {
  title: 'Livraison et retours',
  delivery: 'Livraison dans toute l’Indonésie, depuis la boutique la plus proche de chez vous',
  to: (name: string, cost: string, arrives: string) =>
    `Livraison à ${name} dès ${cost}${arrives ? `, ${arrives}` : ''}`,
  inTime: (region, { parcels, in_time }) =>
    `${in_time} colis sur ${parcels} vers ${region} sont arrivés dans les délais promis`,
  asking: (name: string) => `Calcul des frais de livraison à ${name}…`,
  noneTo: (name: string) => `Cet article ne peut pas être livré à ${name} en ce moment`,
  failed: (name: string) => `Les frais de livraison à ${name} n’ont pas pu être chargés`,
  choose: 'Choisir mon quartier',
  change: 'Changer de quartier',
  pickup: 'Retrait en boutique\u00a0: commande prête 1\u00a0heure après le paiement',
  chooseStore: 'Choisir ma boutique',
  changeStore: 'Changer de boutique',
  pickupSize: (store: string) =>
    `Retrait chez ${store}\u00a0: choisissez une taille pour voir si elle y est`,
  pickupAsking: (store: string) => `Vérification chez ${store}…`,
  pickupHere: (store: string, ready: string) => `En stock chez ${store}. ${ready}`,
  pickupElsewhere: (store: string, elsewhere: string, others: number) =>
    `Pas en stock chez ${store}, mais chez ${elsewhere}${andOthers(others)}`,
  pickupNowhere: 'Aucune boutique n’a cette taille en ce moment',
  pickupFailed: (store: string) => `Le stock de ${store} n’a pas pu être chargé`,
}
