import 'server-only'
import { redirect } from 'next/navigation'
import { nextPath } from '#lib/rules/next-path.ts'
import { type Flash, type FormPage, readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'
import { readToken } from '#lib/session/session.ts'

interface Entry {
  /** Where to go afterwards: a path of ours. */
  next: string
  said: Flash | null
}

/** What a page needs that lets somebody in; whoever is in already goes on at once. */
export async function entryOf(
  page: FormPage,
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<Entry> {
  const jar = await requestCookies()
  const next = nextPath((await searchParams).next)
  if ((await readToken(jar)) !== null) redirect(next)
  return { next, said: await readFlash(jar, page) }
}
