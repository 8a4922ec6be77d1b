import { existsSync } from 'node:fs'

type Variables = Readonly<Record<string, string | undefined>>

interface BackendConfig {
  settingNames: readonly string[]
  readConfig(env: Variables): { port: number }
}

/** Imported only by URL: types still check after the package has been removed (docs/adopting.md). */
const file = new URL('../packages/backend-kit/src/config.ts', import.meta.url)
const embedded: BackendConfig | null = existsSync(file) ? await import(file.href) : null

/** Reads the settings of the embedded backend, and returns its port. Throws with all their problems, or when there is no backend. */
export function readEmbeddedPort(env: Variables): number {
  if (!embedded) throw new Error('API_BASE_URL: needed, as there is no backend in packages')
  return embedded.readConfig(env).port
}

/** The names of the embedded backend's settings; empty without a backend. */
export const backendSettingNames: readonly string[] = embedded?.settingNames ?? []
