import { readConfig } from '#backend/config.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'

export interface Settings {
  port: number
  /** Null when the shop works with a backend elsewhere. */
  backendPort: number | null
  /** Where the session password is kept when none is given. */
  dataDir: string
}

type Reading<Value> = { value: Value } | { complaints: string[] }

function attempt<Value>(read: () => Value): Reading<Value> {
  try {
    return { value: read() }
  } catch (error) {
    return { complaints: error instanceof Error ? error.message.split('; ') : [String(error)] }
  }
}

const complaintsOf = (reading: Reading<unknown>) =>
  'complaints' in reading ? reading.complaints : []

type Variables = Readonly<Record<string, string | undefined>>

/** A shop in production with a backend elsewhere may run several times: all must share their passwords. */
function sessionComplaints(env: Variables, isDev: boolean): string[] {
  if (isDev || !env.API_BASE_URL || env.SESSION_PASSWORD) return []
  return ['SESSION_PASSWORD: needed with API_BASE_URL']
}

/** What the start script needs to know. Throws with the complaints of shop and backend at once. */
export function readSettings(env: Variables, { isDev = false } = {}): Settings {
  const shop = attempt(() => readShopEnv(env))
  const backend = env.API_BASE_URL ? { value: null } : attempt(() => readConfig(env))
  const missing = sessionComplaints(env, isDev)
  if ('value' in shop && 'value' in backend && missing.length === 0) {
    const dataDir = env.DATA_DIR || '.data'
    return { port: shop.value.port, backendPort: backend.value?.port ?? null, dataDir }
  }
  const complaints = new Set([...complaintsOf(shop), ...complaintsOf(backend), ...missing])
  throw new Error(`Bad configuration. ${[...complaints].join('; ')}`)
}
