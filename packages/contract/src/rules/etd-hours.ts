import { typedText } from '#rules/typed-text.ts'

const hours = /^(\d{1,2})(?: ?(?:-|–|s\/d|to) ?(\d{1,2}))? ?(?:jam|hours?|hrs|heures?)$/

/** '1-3' of '1 - 3 hours'; null for an estimate that is not in hours of one day. */
export function etdHours(etd: string): string | null {
  const [, least, most = least] = hours.exec(typedText(etd).toLowerCase()) ?? []
  if (!least || Number(most) >= 24) return null
  return least === most ? least : `${least}-${most}`
}
