import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = Number(process.env.E2E_PORT ?? 3100)
const backendPort = port + 1000

/** One data folder for all processes of a run: the first to read this makes it. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'etalase-e2e-'))
const dataDir = process.env.E2E_DATA_DIR

/** The payment sandbox's password in tests, so that they can sign and forge. */
const paymentPassword = 'only-for-browser-tests'

/** Where the shop under test runs, and with which settings. */
export const e2e = {
  shopUrl: `http://localhost:${port}`,
  backendUrl: `http://localhost:${backendPort}`,
  dataDir,
  paymentAccount: { user: 'bot31999', password: paymentPassword },
  env: {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    PAYMENT_PASSWORD: paymentPassword,
    // The shop under test keeps its own database in its data folder.
    DATABASE_URL: '',
    API_BASE_URL: '',
    SHOP_URL: '',
    PAYMENT_URL: '',
    SMTP_URL: '',
    // The page of all components is tested with the shop.
    SHOP_KIT: '1',
  },
}
