import 'server-only'
import { unpaidOrderHours } from '@etalase/contract/rules/constants.ts'
import {
  type DraftPath,
  draft,
  pendingBuyer,
  type SealedDrafts,
} from '@etalase/contract/sealed-drafts.ts'
import { z } from 'zod'
import { env } from '#lib/config/env.ts'
import type { CookieKind, CookieReader, CookieWriter } from '#lib/session/cookie-jar.ts'
import { dropLongCookie, readLongCookie, writeLongCookie } from '#lib/session/long-cookie.ts'
import { seal, unseal } from '#lib/session/seal.ts'

const hour = 60 * 60

/** Hours to keep a checkout after its last change. */
const draftHours = 72

/** Sends each cookie only to its own route: other requests neither carry nor pay for it. */
const kindOf = (path: DraftPath, hours: number): CookieKind => ({
  name: path,
  maxAgeSeconds: hours * hour,
  path: `/api/${path}`,
})

const kinds: Readonly<Record<DraftPath, CookieKind>> = {
  'checkout-draft': kindOf('checkout-draft', draftHours),
  'pending-order': kindOf('pending-order', unpaidOrderHours),
}

/** Schemas of drafts, as a browser may send them. */
export const draftSchemas: { readonly [Path in DraftPath]: z.ZodType<SealedDrafts[Path]> } = {
  'checkout-draft': draft,
  'pending-order': pendingBuyer,
}

/** The sealed content. Browsers already hold cookies with these names. */
const kept = z.object({ owner: z.string().optional(), details: z.unknown() })

/**
 * Returns the draft; null when missing, expired, not sealed by this shop, or another customer's. A guest's draft stays readable after
 * they sign in.
 */
export async function readSealedDraft<Path extends DraftPath>(
  cookies: CookieReader,
  path: Path,
  owner: string | undefined,
): Promise<SealedDrafts[Path] | null> {
  const opened = await unseal(readLongCookie(cookies, kinds[path]), env.sessionPasswords, kept)
  if (!opened || (opened.owner !== undefined && opened.owner !== owner)) return null
  return draftSchemas[path].safeParse(opened.details).data ?? null
}

/** Stores a draft in an HttpOnly cookie. Returns false when it is too long. */
export async function keepSealedDraft<Path extends DraftPath>(
  cookies: CookieWriter,
  path: Path,
  draft: SealedDrafts[Path],
  owner: string | undefined,
): Promise<boolean> {
  const kind = kinds[path]
  const sealed = await seal({ details: draft, owner }, env.sessionPasswords, kind.maxAgeSeconds)
  return writeLongCookie(cookies, kind, sealed)
}

/** Deletes the draft of one kind. */
export const dropSealedDraft = (cookies: CookieWriter, path: DraftPath): void =>
  dropLongCookie(cookies, kinds[path])

/** Deletes all drafts of a checkout. */
export function dropSealedDrafts(cookies: CookieWriter): void {
  dropSealedDraft(cookies, 'checkout-draft')
  dropSealedDraft(cookies, 'pending-order')
}
