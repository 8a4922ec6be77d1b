import { registerHooks } from 'node:module'
import { resolveOnce } from '#backend/resolve-once.ts'

// Before anything that imports a package.
registerHooks({ resolve: resolveOnce })
await import('#backend/start.ts')
