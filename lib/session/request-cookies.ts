import 'server-only'
import { cookies } from 'next/headers'
import { connection } from 'next/server'

/** The cookies of the visit that a page is made for: whether a seal still holds cannot be told ahead of it. */
export async function requestCookies() {
  await connection()
  return cookies()
}
