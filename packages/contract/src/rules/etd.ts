import { typedText } from '#rules/typed-text.ts'

/** A courier's delivery time in whole days; 0 is the day of dispatch. */
export interface EtdDays {
  least: number
  most: number
}

/** A longer estimate than any courier needs is a mistake. */
const maxDays = 60

const hoursOfDay = 24

/** Couriers' units in Indonesian, English and French, in hours. An estimate without a unit is in days. */
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

/** Excludes the slash, which also writes half a day: '1/2 hari'. */
const separator = String.raw`(?:[\p{Pd}\u2212~]|\.{2,3}|s ?[/.] ?d\.?|sd|sampai(?: dengan)?|hingga|atau|to|or|à|ou)`

const about = '(?:[±≈~]|sekitar|kurang lebih|estimasi|about)?'

const estimate = new RegExp(
  String.raw`^${about} ?(\d{1,3}) ?${unit} ?(?:${separator} ?(\d{1,3}) ?${unit})?\.?$`,
  'u',
)

/** '2x24 jam' is an Indonesian way to write two days. */
const timesADay = /(\d) ?[x×] ?24 ?jam/g

function daysIn(count: string, unitWord: string | undefined): number {
  const known = units.find(({ words }) => unitWord && new RegExp(`^(?:${words})$`).test(unitWord))
  const hours = Number(count) * (known?.hours ?? hoursOfDay)
  return hours < hoursOfDay ? 0 : Math.ceil(hours / hoursOfDay)
}

/**
 * Parses a courier's estimate in any of its forms: '1-2', '1–2 HARI', '2 s/d 3 hari', '6 jam', '1-2 minggu'. Less than 24 hours is the day
 * of dispatch; a week is seven days. Null when there is none, when any part is not understood, and above 60 days.
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

/** Returns '1-2' or '1' for 'Etd: {etd} days' (spec §9). Null without an estimate, and for the day of dispatch. */
export function etdText(etd: string): string | null {
  const days = readEtd(etd)
  if (!days || days.most === 0) return null
  return days.least === days.most ? `${days.most}` : `${days.least}-${days.most}`
}
