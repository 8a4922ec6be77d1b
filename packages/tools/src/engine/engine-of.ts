import { Engine } from '@etalase/medusa/engine/engine.ts'
import type { Opened } from '#engine/start-shop.ts'

/** Returns a client of Medusa like the adapter's. */
export const engineOf = ({ settings, adminKey }: Opened): Engine =>
  new Engine({
    url: `http://localhost:${settings.ports.engine}`,
    secret: settings.engineSecret,
    adminKey,
    onAway: (call, cause) => console.error(call, cause),
  })
