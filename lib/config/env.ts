import 'server-only'
import { readShopEnv } from '#lib/config/env-schema.ts'

/** The shop's settings, read once at start. */
export const env = readShopEnv(process.env)
