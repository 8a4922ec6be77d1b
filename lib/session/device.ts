import { randomUUID } from 'node:crypto'
import { env } from '#lib/config/env.ts'

/** The cookie that keeps local_device_id (decisions, Session). */
export const deviceCookie = 'device_id'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A device id from a cookie's value; undefined for one that we did not make. */
export function parseDeviceId(value: string | undefined): string | undefined {
  return value && uuid.test(value) ? value : undefined
}

/** A new device: a random UUID. */
export const newDeviceId = (): string => randomUUID()

/** How the device id is kept: out of reach of scripts, for 400 days, the longest that browsers allow. */
export const deviceCookieOptions = {
  httpOnly: true,
  sameSite: 'lax',
  secure: env.secureCookies,
  path: '/',
  maxAge: 400 * 24 * 60 * 60,
} as const
