import { typedText } from '#rules/typed-text.ts'

const hours = /^(\d{1,2})(?: ?(?:-|–|s\/d|to) ?(\d{1,2}))? ?(?:jam|hours?|hrs|heures?)$/

/** Returns '1-3' for '1 - 3 hours'; null for an estimate that is not in hours within one day. */
export function etdHours(etd: string): string | null {
  const [, least, most = least] = hours.exec(typedText(etd).toLowerCase()) ?? []
  if (!least || Number(most) >= 24) return null
  return least === most ? least : `${least}-${most}`
}
