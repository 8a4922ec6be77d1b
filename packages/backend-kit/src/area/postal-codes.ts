import { readFile } from 'node:fs/promises'
import { areaId } from '#db/schema/area.ts'
import { loadOnce } from '#load-once.ts'

/** Postal codes by sub-district id. */
export type PostalCodes = ReadonlyMap<number, readonly string[]>

async function load(): Promise<PostalCodes> {
  const file = await readFile(new URL('postal-codes.csv', import.meta.url), 'utf8')
  const [, ...lines] = file.trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [code = '', postalCodes = ''] = line.split(',')
      return [areaId(code), postalCodes.split(' ')]
    }),
  )
}

/** Loads the postal codes of the whole country once, at the first search for one (docs/decisions/013). */
export const loadPostalCodes: () => Promise<PostalCodes> = loadOnce(load)

/** Returns the ids of sub-districts with a postal code starting with these digits. */
export const areasWithPostalCode = (codes: PostalCodes, start: string): number[] =>
  [...codes].filter(([, own]) => own.some((code) => code.startsWith(start))).map(([id]) => id)

/** Returns a sub-district's postal code: the one searched for, else its only one; undefined when it has several. */
export function postalCodeOf(
  codes: PostalCodes,
  subdistrictId: number,
  searched = '',
): string | undefined {
  const own = codes.get(subdistrictId) ?? []
  if (own.includes(searched)) return searched
  return own.length === 1 ? own[0] : undefined
}
