import 'server-only'
import type { z } from 'zod'
import { env } from '#lib/config/env.ts'
import {
  type DetailsPath,
  draft,
  type KeptDetails,
  pendingBuyer,
} from '#lib/contract/kept-details.ts'
import { unpaidOrderHours } from '#lib/rules/constants.ts'
import type { CookieKind, CookieReader, CookieWriter } from '#lib/session/cookie-jar.ts'
import { dropLongCookie, readLongCookie, writeLongCookie } from '#lib/session/long-cookie.ts'
import { seal, unseal } from '#lib/session/seal.ts'

const hour = 60 * 60

/** How long a checkout is kept after the last change, in hours. */
const draftHours = 72

/** Each cookie is sent to its own route alone: other requests neither carry nor pay for it. */
const kindOf = (path: DetailsPath, hours: number): CookieKind => ({
  name: path,
  maxAgeSeconds: hours * hour,
  path: `/api/${path}`,
})

const kinds: Readonly<Record<DetailsPath, CookieKind>> = {
  'checkout-draft': kindOf('checkout-draft', draftHours),
  'pending-order': kindOf('pending-order', unpaidOrderHours),
}

/** The shapes of kept details, as a browser may send them. */
export const detailsSchemas: { readonly [Path in DetailsPath]: z.ZodType<KeptDetails[Path]> } = {
  'checkout-draft': draft,
  'pending-order': pendingBuyer,
}

/** The kept details, or null: none, expired, or not sealed by this shop. */
export const readDetails = <Path extends DetailsPath>(
  cookies: CookieReader,
  path: Path,
): Promise<KeptDetails[Path] | null> =>
  unseal(readLongCookie(cookies, kinds[path]), env.sessionPasswords, detailsSchemas[path])

/** Keeps details in the browser, out of reach of its scripts' storage. Gives false when they are too long. */
export async function keepDetails<Path extends DetailsPath>(
  cookies: CookieWriter,
  path: Path,
  details: KeptDetails[Path],
): Promise<boolean> {
  const kind = kinds[path]
  return writeLongCookie(
    cookies,
    kind,
    await seal(details, env.sessionPasswords, kind.maxAgeSeconds),
  )
}

/** Forgets the details of one kind. */
export const dropDetails = (cookies: CookieWriter, path: DetailsPath): void =>
  dropLongCookie(cookies, kinds[path])

/** Forgets all that is kept of a checkout. */
export function dropAllDetails(cookies: CookieWriter): void {
  dropDetails(cookies, 'checkout-draft')
  dropDetails(cookies, 'pending-order')
}
