import { readConfig } from '#backend/config.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'

export interface Settings {
  port: number
  /** Null when the shop works with a backend elsewhere. */
  backendPort: number | null
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

/** What the start script needs to know. Throws with the complaints of shop and backend at once. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const shop = attempt(() => readShopEnv(env))
  const backend = env.API_BASE_URL ? { value: null } : attempt(() => readConfig(env))
  if ('value' in shop && 'value' in backend) {
    return { port: shop.value.port, backendPort: backend.value?.port ?? null }
  }
  const complaints = new Set([...complaintsOf(shop), ...complaintsOf(backend)])
  throw new Error(`Bad configuration. ${[...complaints].join('; ')}`)
}
