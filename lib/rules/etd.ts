const days = /\d+(?:\s*-\s*\d+)?/

/** '1-2' out of '1-2 HARI', '1-2 day', ' 1 - 2 '; null when the courier gives no estimate. */
export function normaliseEtd(etd: string): string | null {
  return days.exec(etd)?.[0].replaceAll(/\s/g, '') ?? null
}
