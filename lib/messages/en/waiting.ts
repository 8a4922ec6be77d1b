import { groupedIn, rupiah } from '#lib/rules/money.ts'
import { toWib } from '#lib/rules/time-zone.ts'
import { wibDeadlineIn } from '#lib/rules/wib-dates.ts'

const count = (number: number) => groupedIn('en', rupiah(number))
const minutes = (number: number) => (number === 1 ? 'a minute' : `${number} minutes`)
const hours = (number: number) => (number === 1 ? 'an hour' : `${number} hours`)

/** The page of the queue in front of the shop (server/queue/waiting-page.ts), which imports this table of each language. */
export const waiting = {
  title: 'You are in line',
  titleWithPlace: (place: number) => `Place ${count(place)} in line`,
  place: (place: number) => `Your place in line: ${count(place)}`,
  /** A time to wait, in whole minutes. */
  time: (wait: number) => {
    if (wait < 1) return 'Less than a minute to go'
    return wait < 100
      ? `About ${minutes(wait)} to go`
      : `About ${hours(Math.round(wait / 60))} to go`
  },
  /** Before the first place is known. */
  noPlace: 'Your place comes in a moment.',
  isPaused: 'Nobody is let in at the moment. Your place is kept.',
  isCrowded:
    'Many devices of your network are in line. They share a part of the places, so this takes longer.',
  notYet: 'The sale has not begun yet',
  begins: (time: number) => `It begins on ${wibDeadlineIn('en', toWib(new Date(time)))}.`,
  beginsIn: (wait: number) =>
    wait < 1 ? 'Less than a minute to go' : `${wait === 1 ? '1 minute' : minutes(wait)} to go`,
  lot: 'All who are here before that are drawn by lot. Coming earlier or loading this page again changes nothing.',
  keep: 'Keep this page open: it looks by itself. Your place is kept in a cookie of this browser, so it needs cookies.',
  turn: (number: number) =>
    `When it is your turn, the shop stays open for you while you shop. After ${minutes(number)} without a step your place goes to the next.`,
  look: 'Look now',
  refusal: 'It is not your turn yet. Load the page again to get a place in line.',
}
