import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { SaleBrowser } from '#bench/flood/sale/browser.ts'
import { type ShopServer, startShop } from '#bench/pages/servers.ts'

/** The token of the staff of a shop whose orders are measured. */
const token = 'a-secret-only-for-the-bench-of-orders'

const dotted = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** A shop whose orders are measured. */
export interface OrderShop extends ShopServer {
  backendUrl: string
  token: string
  /** A new shopper, at an address of their own. */
  shopper(): SaleBrowser
}

/** Starts a shop and its backend with the demo company: on the PostgreSQL server, or without one on PGlite. */
export async function startOrderShop(server: string | undefined): Promise<OrderShop> {
  const database = await createTemporaryDatabase(server)
  const shop = await startShop({
    DATABASE_URL: database.databaseUrl ?? '',
    REVALIDATE_SECRET: token,
    SEED: 'demo',
    SESSION_PASSWORD: 'a-session-password-only-for-the-bench',
    STAFF_TOKEN: token,
    TRUSTED_PROXIES: '1',
  })
  let shoppers = 0
  return {
    ...shop,
    backendUrl: `http://localhost:${shop.backendPort}`,
    token,
    shopper: () => new SaleBrowser([shop.url], dotted(++shoppers)),
    async stop() {
      await shop.stop()
      await database.drop()
    },
  }
}
