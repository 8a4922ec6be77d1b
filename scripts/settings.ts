import { readConfig } from '#backend/config.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'

export interface Settings {
  port: number
  /** Null when the shop works with a backend elsewhere. */
  backendPort: number | null
}

function complaintsOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('; ') : [String(error)]
  }
}

/** What the start script needs to know. Throws with the complaints of shop and backend at once. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const isEmbedded = !env.API_BASE_URL
  const complaints = [
    ...complaintsOf(() => readShopEnv(env)),
    ...(isEmbedded ? complaintsOf(() => readConfig(env)) : []),
  ]
  if (complaints.length > 0) {
    throw new Error(`Bad configuration. ${[...new Set(complaints)].join('; ')}`)
  }
  const backendPort = Number(env.BACKEND_PORT ?? 4000)
  return { port: Number(env.PORT ?? 3000), backendPort: isEmbedded ? backendPort : null }
}
