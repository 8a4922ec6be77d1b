import { readShopEnv } from '#lib/config/env-schema.ts'
import { readEmbeddedPort } from '#scripts/embedded-backend.ts'

export interface Settings {
  port: number
  /** Null when the shop uses an external backend. */
  backendPort: number | null
  /** The folder for the generated session password. */
  dataDir: string
}

type Result<Value> = { value: Value } | { problems: string[] }

function attempt<Value>(read: () => Value): Result<Value> {
  try {
    return { value: read() }
  } catch (error) {
    return { problems: error instanceof Error ? error.message.split('; ') : [String(error)] }
  }
}

const problemsOf = (result: Result<unknown>) => ('problems' in result ? result.problems : [])

type Variables = Readonly<Record<string, string | undefined>>

/** Requires a session password with an external backend: several instances of a production shop must share it. */
function sessionProblems(env: Variables, isDev: boolean): string[] {
  if (isDev || !env.API_BASE_URL || env.SESSION_PASSWORD) return []
  return ['SESSION_PASSWORD: needed with API_BASE_URL']
}

/** Reads the settings of the start script. Throws one error with all problems of shop and backend. */
export function readSettings(env: Variables, { isDev = false } = {}): Settings {
  const shop = attempt(() => readShopEnv(env))
  const backend = attempt(() => (env.API_BASE_URL ? null : readEmbeddedPort(env)))
  const missing = sessionProblems(env, isDev)
  if ('value' in shop && 'value' in backend && missing.length === 0) {
    const dataDir = env.DATA_DIR || '.data'
    return { port: shop.value.port, backendPort: backend.value, dataDir }
  }
  const problems = new Set([...problemsOf(shop), ...problemsOf(backend), ...missing])
  throw new Error(`Bad configuration. ${[...problems].join('; ')}`)
}

/** Returns the variables of a build. Its backend serves no shoppers, so it may be the demo even for an https SHOP_URL. */
export const buildVariables = (env: Variables): Variables => ({
  ...env,
  ALLOW_DEMO: env.ALLOW_DEMO || '1',
})
