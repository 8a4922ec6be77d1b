import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheManifest } from '#lib/api/cache-manifest.ts'
import { isOffered } from '#lib/api/is-offered.ts'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import { callBackend } from '#lib/api/server.ts'

/** Asks with a token that is none. Throws ApiError when the backend does not say. */
async function probe(): Promise<boolean> {
  'use cache'
  cacheLife(cacheManifest.emailConfirmation.life)
  cacheTag(cacheManifest.emailConfirmation.tag)
  return isOffered(callBackend('POST auth/confirm-email', { body: { token: 'none' } }))
}

/** Whether the backend moves orders of guests into the account of a confirmed address. While it is down this counts as no. */
export async function confirmsEmails(): Promise<boolean> {
  try {
    return await probe()
  } catch (error) {
    logPageFailure('/order', error)
    return false
  }
}
