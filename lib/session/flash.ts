import 'server-only'
import { z } from 'zod'
import { env } from '#lib/config/env.ts'
import {
  type CookieReader,
  type CookieWriter,
  endLine,
  writeCookie,
} from '#lib/session/cookie-jar.ts'
import { seal, unseal } from '#lib/session/seal.ts'

/** Pages whose forms answer a plain post by coming back to them. */
export const formPages = [
  '/cart',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/account',
  '/account/wishlist',
  '/account/change-password',
] as const
export type FormPage = (typeof formPages)[number]

/** Cookies hold 4096 bytes: what was typed beyond this is cut, and one that is still too long is not kept. */
const longestText = 300
const longestSeal = 3_800

const text = z.string().transform((given) => given.slice(0, longestText))
const texts = z.record(z.string(), text)

const flash = z.object({
  page: z.enum(formPages),
  /** What was typed, by field; never a password. */
  values: texts,
  /** What is wrong, in words, by field. */
  problems: texts,
  /** What is to be said about the whole. */
  message: text,
  isDone: z.boolean(),
})

/** What a form page says once, after a plain form post. */
export type Flash = z.infer<typeof flash>

const cookieOf = (page: FormPage) => ({ name: 'form', maxAgeSeconds: 60, path: page })

/** What a form page has to say, or null. */
export async function readFlash(cookies: CookieReader, page: FormPage): Promise<Flash | null> {
  const found = await unseal(cookies.get(cookieOf(page).name)?.value, env.sessionPasswords, flash)
  return found?.page === page ? found : null
}

/** Lets a form page say something once: sealed, for a minute, on that page alone. */
export async function keepFlash(cookies: CookieWriter, said: Flash): Promise<void> {
  const cookie = cookieOf(said.page)
  const sealed = await seal(flash.parse(said), env.sessionPasswords, cookie.maxAgeSeconds)
  if (sealed.length <= longestSeal) writeCookie(cookies, cookie, sealed)
}

/** Whether a request brings something to be said. */
export const hasFlash = (cookies: CookieReader, page: FormPage): boolean =>
  Boolean(cookies.get(cookieOf(page).name)?.value)

/** The Set-Cookie line that forgets what a form page had to say. */
export const flashEnd = (page: FormPage): string => endLine(cookieOf(page))
