import 'server-only'
import { maxLengthOf } from '@etalase/contract/rules/field.ts'
import { reviewForm } from '@etalase/contract/rules/forms.ts'
import { cutTo } from '@etalase/contract/rules/text-length.ts'
import { z } from 'zod'
import { env } from '#lib/config/env.ts'
import { formPages } from '#lib/config/routes.ts'
import {
  type CookieReader,
  type CookieWriter,
  dropCookie,
  expiredSetCookie,
  readCookie,
  writeCookie,
} from '#lib/session/cookie-jar.ts'
import { seal, unseal } from '#lib/session/seal.ts'

/** A page that plain posts of its forms redirect to. */
export type FormPage = (typeof formPages)[number]

/** In characters. A cookie holds 4096 bytes: a longer flash drops the typed values. */
const maxSealedLength = 3_800

const upTo = (limit: number) => z.string().transform((value) => cutTo(value, limit))
const text = upTo(300)
/** One character above the longest field's limit, so cut text stays too long and the form reports it. */
const typed = upTo(maxLengthOf(reviewForm.text) + 1)

const flash = z.object({
  page: z.enum(formPages),
  /** Typed values by field; never a password. */
  values: z.record(z.string(), typed),
  /** Error messages by field. */
  problems: z.record(z.string(), text),
  /** The message about the form as a whole. */
  message: text,
  isDone: z.boolean(),
})

/** The result of a plain form post, which the form's page shows once. */
export type Flash = z.infer<typeof flash>

/** Seconds: the page is loaded next. */
const flashKind = { name: 'form', maxAgeSeconds: 60 }

/** Returns a page's folder, for lynx (lib/session/checkout-cookie.ts), or the path of a page at the root. */
const folderOf = (page: FormPage) => page.slice(0, page.lastIndexOf('/')) || page

/** Returns a cookie named for its page, since one answer may set messages for two pages. */
const cookieOf = (page: FormPage, maxAgeSeconds = flashKind.maxAgeSeconds) => ({
  name: flashKind.name + page.replaceAll('/', '-'),
  maxAgeSeconds,
  path: folderOf(page),
})

/** Returns the flash for a form page, or null. */
export async function readFlash(cookies: CookieReader, page: FormPage): Promise<Flash | null> {
  const value = await unseal(readCookie(cookies, cookieOf(page)), env.sessionPasswords, flash)
  return value?.page === page ? value : null
}

/** Sets the flash as a sealed cookie limited to the page's path; lives a minute by default, since the page comes next. */
export async function keepFlash(
  cookies: CookieWriter,
  value: Flash,
  maxAgeSeconds?: number,
): Promise<void> {
  const cookie = cookieOf(value.page, maxAgeSeconds)
  for (const values of [value.values, {}]) {
    const given = flash.parse({ ...value, values })
    const sealed = await seal(given, env.sessionPasswords, cookie.maxAgeSeconds)
    if (sealed.length <= maxSealedLength) return writeCookie(cookies, cookie, sealed)
  }
}

/** Whether a request carries a flash for the page. */
export const hasFlash = (cookies: CookieReader, page: FormPage): boolean =>
  Boolean(readCookie(cookies, cookieOf(page)))

/** Removes the flash of a form page. */
export const dropFlash = (cookies: CookieWriter, page: FormPage): void =>
  dropCookie(cookies, cookieOf(page))

/** Returns the Set-Cookie header that removes the flash of a form page. */
export const expiredFlashCookie = (page: FormPage): string => expiredSetCookie(cookieOf(page))
