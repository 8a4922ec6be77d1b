import 'server-only'
import { type Field, maxLengthOf } from '@etalase/contract/rules/field.ts'
import { savedAddressForm as form, type SavedAddress } from '@etalase/contract/rules/forms.ts'
import { pinForm } from '@etalase/contract/rules/pin-form.ts'
import { z } from 'zod'
import { env } from '#lib/config/env.ts'
import { type CookieReader, type CookieWriter, expiredSetCookie } from '#lib/session/cookie-jar.ts'
import {
  dropLongCookie,
  longCookiePieces,
  readLongCookie,
  writeLongCookie,
} from '#lib/session/long-cookie.ts'
import { seal, unseal } from '#lib/session/seal.ts'
import { readSession } from '#lib/session/session.ts'

/** Text typed into an address form posted without scripts; lives an hour and is sent only to the address pages. */
const draftCookie = {
  name: 'address-draft',
  maxAgeSeconds: 60 * 60,
  path: '/account/shipping-address',
}

const areaId = z.number().nullable()

const typedAddress = z.object({
  label: z.string(),
  recipientName: z.string(),
  recipientPhone: z.string(),
  street: z.string(),
  provinceId: areaId,
  cityId: areaId,
  subdistrictId: areaId,
  zip: z.string(),
  notes: z.string(),
  latitude: z.string().optional(),
  longitude: z.string().optional(),
}) satisfies z.ZodType<SavedAddress>

const draft = z.object({
  /** The customer whose page sent the form. */
  owner: z.string(),
  /** The address being edited; null for a new one. */
  id: z.number().nullable(),
  address: typedAddress,
})

type AddressDraft = z.infer<typeof draft>

/** Cuts text too long for the cookie, but keeps it over its limit so that the form reports it. A character has one or two units. */
const cut = (text: string, field: Field) => text.slice(0, 2 * maxLengthOf(field) + 2)

const withCutTexts = (address: SavedAddress): SavedAddress => ({
  ...address,
  label: cut(address.label, form.label),
  recipientName: cut(address.recipientName, form.recipientName),
  recipientPhone: cut(address.recipientPhone, form.recipientPhone),
  street: cut(address.street, form.street),
  zip: cut(address.zip, form.zip),
  notes: cut(address.notes, form.notes),
  latitude: cut(address.latitude ?? '', pinForm.latitude),
  longitude: cut(address.longitude ?? '', pinForm.longitude),
})

const sealDraft = (value: AddressDraft) =>
  seal(value, env.sessionPasswords, draftCookie.maxAgeSeconds)

/** Stores the typed text for its owner only. */
export async function keepAddressDraft(cookies: CookieWriter, value: AddressDraft): Promise<void> {
  if (writeLongCookie(cookies, draftCookie, await sealDraft(value))) return
  const address = withCutTexts(value.address)
  writeLongCookie(cookies, draftCookie, await sealDraft({ ...value, address }))
}

/** Returns the signed-in customer's typed text for an address (null: a new one); null without any. */
export async function readAddressDraft(
  cookies: CookieReader,
  id: number | null,
): Promise<SavedAddress | null> {
  const session = await readSession(cookies)
  const kept = await unseal(readLongCookie(cookies, draftCookie), env.sessionPasswords, draft)
  return kept && kept.owner === session?.owner && kept.id === id ? kept.address : null
}

/** Removes the draft. */
export const dropAddressDraft = (cookies: CookieWriter): void =>
  dropLongCookie(cookies, draftCookie)

/** Returns the Set-Cookie headers that remove the draft; empty when there is none. */
export const expiredAddressDraft = (cookies: CookieReader): string[] =>
  readLongCookie(cookies, draftCookie) === undefined
    ? []
    : longCookiePieces(draftCookie).map(expiredSetCookie)
