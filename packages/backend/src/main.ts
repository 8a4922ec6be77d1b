import { registerHooks } from 'node:module'
import { resolveOnce } from '#resolve-once.ts'

// Before anything that imports a package.
registerHooks({ resolve: resolveOnce })
await import('#start.ts')
