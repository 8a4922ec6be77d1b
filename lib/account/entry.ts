import 'server-only'
import { nextPath } from '#lib/rules/next-path.ts'
import { type Flash, type FormPage, readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'

interface Entry {
  /** Where to go afterwards: a path of ours. */
  next: string
  said: Flash | null
}

/** What a page needs that lets somebody in. */
export async function entryOf(
  page: FormPage,
  searchParams: Promise<Record<string, string | string[] | undefined>>,
): Promise<Entry> {
  const said = await readFlash(await requestCookies(), page)
  return { next: nextPath((await searchParams).next), said }
}
