import { registerHooks } from 'node:module'
import { resolveOnce } from '#resolve-once.ts'

// Registered before any import of a package.
registerHooks({ resolve: resolveOnce })
await import('#start.ts')
