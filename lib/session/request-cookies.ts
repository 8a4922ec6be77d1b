import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'

/** The cookies of the current request. Waits for the request, since a sealed cookie expires and is no prerendering input. */
export async function requestCookies() {
  await connection()
  return cookies()
}
