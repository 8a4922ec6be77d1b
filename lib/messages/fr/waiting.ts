import { groupedIn, rupiah } from '@etalase/contract/rules/money.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'
import type { waitingMessages as EnglishWaiting } from '#lib/messages/en/waiting.ts'

const count = (number: number) => groupedIn('fr', rupiah(number))
const minutes = (number: number) => (number === 1 ? 'une minute' : `${number} minutes`)
const hours = (number: number) => (number === 1 ? 'une heure' : `${number} heures`)

/** The queue's page in front of the shop (packages/front/src/queue/waiting-page.ts), which imports this table in every language. */
export const waitingMessages: typeof EnglishWaiting = {
  title: 'Vous êtes dans la file',
  titleWithPlace: (place: number) => `Place ${count(place)} dans la file`,
  place: (place: number) => `Votre place dans la file\u00a0: ${count(place)}`,
  /** The waiting time, in whole minutes. */
  time: (wait: number) => {
    if (wait < 1) return 'Moins d’une minute d’attente'
    return wait < 100
      ? `Environ ${minutes(wait)} d’attente`
      : `Environ ${hours(Math.round(wait / 60))} d’attente`
  },
  /** Before the first place is known. */
  noPlace: 'Votre place s’affiche dans un instant.',
  isPaused: 'Personne n’entre en ce moment. Votre place est gardée.',
  isCrowded:
    'Beaucoup d’appareils de votre réseau sont dans la file et se partagent des places\u00a0: l’attente est plus longue.',
  notYet: 'La vente n’a pas encore commencé',
  begins: (time: number) => `Elle commence le ${wibDeadlineIn('fr', toWib(new Date(time)))}.`,
  beginsIn: (wait: number) =>
    wait < 1 ? 'Moins d’une minute d’attente' : `Encore ${minutes(wait)} d’attente`,
  lot: 'Nous tirons au sort l’ordre de toutes les personnes déjà présentes. Venir plus tôt ou recharger la page ne change rien.',
  keep: 'Gardez cette page ouverte\u00a0: elle s’actualise seule. Un cookie de ce navigateur garde votre place\u00a0: acceptez les cookies.',
  turn: (number: number) =>
    `Quand votre tour vient, la boutique reste ouverte tant que vous y êtes. Après ${minutes(number)} d’inactivité, votre place passe à la personne suivante.`,
  look: 'Voir maintenant',
  refusal: 'Ce n’est pas encore votre tour. Ouvrez /queue pour obtenir une place dans la file.',
}
