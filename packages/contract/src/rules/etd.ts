import { typedText } from '#rules/typed-text.ts'

/** How long a courier needs, in whole days; 0 is the day of dispatch. */
export interface EtdDays {
  least: number
  most: number
}

/** More days than any courier needs: such an estimate is a mistake. */
const maxDays = 60

const hoursOfDay = 24

/** The units of couriers in Indonesian, English and French, in hours. An estimate without a unit is in days. */
const units = [
  {
    hours: hoursOfDay,
    words: String.raw`hari(?: kerja)?|(?:working |business )?day(?:\(s\)|s)?|jours?(?: ouvrés)?`,
  },
  { hours: 1, words: 'jam|hours?|hrs|heures?' },
  { hours: 1 / 60, words: 'menit|minutes?' },
  { hours: 7 * hoursOfDay, words: 'minggu|pekan|weeks?|semaines?' },
] as const

const unit = `(${units.map(({ words }) => words).join('|')})?`

/** Not a slash, which also makes half a day: '1/2 hari'. */
const separator = String.raw`(?:[\p{Pd}\u2212~]|\.{2,3}|s ?[/.] ?d\.?|sd|sampai(?: dengan)?|hingga|atau|to|or|à|ou)`

const about = '(?:[±≈~]|sekitar|kurang lebih|estimasi|about)?'

const estimate = new RegExp(
  String.raw`^${about} ?(\d{1,3}) ?${unit} ?(?:${separator} ?(\d{1,3}) ?${unit})?\.?$`,
  'u',
)

/** '2x24 jam': how Indonesians write two days. */
const timesADay = /(\d) ?[x×] ?24 ?jam/g

function daysIn(count: string, unitWord: string | undefined): number {
  const known = units.find(({ words }) => unitWord && new RegExp(`^(?:${words})$`).test(unitWord))
  const hours = Number(count) * (known?.hours ?? hoursOfDay)
  return hours < hoursOfDay ? 0 : Math.ceil(hours / hoursOfDay)
}

/**
 * The estimate of a courier in any of its shapes: '1-2', '1–2 HARI', '2 s/d 3 hari', '6 jam', '1-2 minggu'. Less than 24
 * hours are the day of dispatch, a week is seven days. Null when there is none, when it is not understood as a whole, and when it
 * is longer than 60 days.
 */
export function readEtd(etd: string): EtdDays | null {
  const text = typedText(etd).toLowerCase().replaceAll(timesADay, '$1 hari')
  const [, first, firstUnit, second, secondUnit] = estimate.exec(text) ?? []
  if (first === undefined) return null
  const days = [daysIn(first, firstUnit ?? secondUnit)]
  if (second !== undefined) days.push(daysIn(second, secondUnit ?? firstUnit))
  const [least, most] = [Math.min(...days), Math.max(...days)]
  return most > maxDays ? null : { least, most }
}

/** '1-2' or '1' for 'Etd: {etd} days' (spec §9). Null when the courier gives no estimate, and for the day of dispatch, which is no number of days. */
export function etdText(etd: string): string | null {
  const days = readEtd(etd)
  if (!days || days.most === 0) return null
  return days.least === days.most ? `${days.most}` : `${days.least}-${days.most}`
}
