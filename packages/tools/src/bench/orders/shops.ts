import { audit } from '@etalase/backend/audit/audit.ts'
import { auditReport } from '@etalase/backend/audit/audit-report.ts'
import { openAsItIs } from '@etalase/backend-kit/db/connection.ts'
import { createTemporaryDatabase } from '@etalase/processes/temporary-database.ts'
import { SaleBrowser } from '#bench/flood/sale/browser.ts'
import { type ShopServer, startShop } from '#bench/pages/servers.ts'

/** Staff token of the measured shop. */
const token = 'a-secret-only-for-the-bench-of-orders'

const dotted = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** A shop that orders are measured in. */
export interface OrderShop extends ShopServer {
  backendUrl: string
  token: string
  /** Returns a new shopper with a separate client address, whose browser also sends these headers. */
  shopper(headers?: Readonly<Record<string, string>>): SaleBrowser
  /** Stops the shop and audits its books. Returns the audit's last line. Throws with every imbalance. */
  settle(): Promise<string>
}

/**
 * Starts a shop and its backend with the demo company, on the PostgreSQL server or else on PGlite. `backendFolder` takes the backend from
 * another build.
 */
export async function startOrderShop(
  server: string | undefined,
  backendFolder?: string,
): Promise<OrderShop> {
  const database = await createTemporaryDatabase(server)
  const settings = {
    DATABASE_URL: database.databaseUrl ?? '',
    REVALIDATE_SECRET: token,
    SEED: 'demo',
    SESSION_PASSWORD: 'a-session-password-only-for-the-bench',
    STAFF_TOKEN: token,
    TRUSTED_PROXIES: '1',
    // Customers order repeatedly without paying.
    UNPAID_PER_DEVICE: '1000000',
    UNPAID_PER_EMAIL: '1000000',
  }
  const shop = await startShop(settings, backendFolder)
  const { databaseUrl } = database
  let shoppers = 0
  return {
    ...shop,
    backendUrl: `http://localhost:${shop.backendPort}`,
    token,
    shopper: (headers = {}) => new SaleBrowser([shop.url], dotted(++shoppers), { headers }),
    async settle() {
      await shop.stop()
      const { db, close } = await openAsItIs({ databaseUrl, dataDir: shop.dataDir })
      try {
        const { text, failed } = auditReport(await audit(db))
        if (failed > 0) throw new Error(text)
        return text.split('\n').at(-1) ?? ''
      } finally {
        await close()
      }
    },
    async stop() {
      await shop.stop()
      await database.drop()
    },
  }
}
