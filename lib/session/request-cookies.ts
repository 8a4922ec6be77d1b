import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'

/** Returns the current request's cookies. Waits for the request: sealed cookies expire, so they can't be prerendering input. */
export async function requestCookies() {
  await connection()
  return cookies()
}
