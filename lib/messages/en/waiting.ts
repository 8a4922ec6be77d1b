import { groupedIn, rupiah } from '@etalase/contract/rules/money.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'

const count = (number: number) => groupedIn('en', rupiah(number))
const minutes = (number: number) => (number === 1 ? 'a minute' : `${number} minutes`)
const hours = (number: number) => (number === 1 ? 'an hour' : `${number} hours`)

/** The queue's page in front of the shop (packages/front/src/queue/waiting-page.ts), which imports this table in every language. */
export const waitingMessages = {
  title: 'You are in line',
  titleWithPlace: (place: number) => `Place ${count(place)} in line`,
  place: (place: number) => `Your place in line: ${count(place)}`,
  /** The waiting time, in whole minutes. */
  time: (wait: number) => {
    if (wait < 1) return 'Less than a minute to go'
    return wait < 100
      ? `About ${minutes(wait)} to go`
      : `About ${hours(Math.round(wait / 60))} to go`
  },
  /** Before the first place is known. */
  noPlace: 'Your place will appear in a moment.',
  isPaused: 'Nobody can enter right now. Your place is kept.',
  isCrowded:
    'Many devices on your network are in line and share its places, so the wait is longer.',
  notYet: "The sale hasn't started yet",
  begins: (time: number) => `It starts on ${wibDeadlineIn('en', toWib(new Date(time)))}.`,
  beginsIn: (wait: number) =>
    wait < 1 ? 'Less than a minute to go' : `${wait === 1 ? '1 minute' : minutes(wait)} to go`,
  lot: 'We draw the order of everyone who is here before then at random. Coming earlier or reloading this page changes nothing.',
  keep: 'Keep this page open: it updates itself. A cookie in this browser keeps your place, so please allow cookies.',
  turn: (number: number) =>
    `When it's your turn, the shop stays open for you while you shop. After ${minutes(number)} without activity, your place goes to the next person.`,
  look: 'Check now',
  refusal: "It isn't your turn yet. Open /queue to get a place in line.",
}
