import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { json } from 'node:stream/consumers'
import { findFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { type Running, startProcess } from '@etalase/processes/running-process.ts'
import { e2e } from '#e2e/settings.ts'
import { backendArgs } from '#scripts/backend-process.ts'

const serverKey = 'SB-Mid-server-of-browser-tests'

/** Base address of Snap's pages, from its documentation; the browser tests serve them. */
export const snapPages = 'https://app.sandbox.midtrans.com/snap/v3/redirection/'

/** A charge that Snap received. */
interface Charge {
  transaction_details: { order_id: string; gross_amount: number }
  enabled_payments: string[]
  callbacks: { finish: string }
}

/** Redirects a backend's calls to Midtrans, without adding a setting that a company could use. */
const redirectedCalls = (port: number) =>
  `data:text/javascript,const{fetch}=globalThis;globalThis.fetch=(url,init)=>fetch(String(url).replace(/^https:\\/\\/(app|api)\\.sandbox\\.midtrans\\.com/,'http://localhost:${port}'),init)`

/** A separate backend with the demo company that uses Midtrans, simulated from its public documentation. */
export class MidtransBackend {
  readonly url: string
  readonly charges: Charge[] = []
  readonly #midtrans: Server
  readonly #backend: Running
  #transaction: object = {}

  private constructor(port: number, midtransPort: number, shopUrl: string) {
    this.url = `http://localhost:${port}`
    this.#midtrans = createServer((incoming, outgoing) => void this.#answer(incoming, outgoing))
    this.#midtrans.listen(midtransPort)
    this.#backend = startProcess(
      [execPath, '--import', redirectedCalls(midtransPort), ...backendArgs(undefined)],
      {
        env: {
          ...e2e.env,
          BACKEND_PORT: String(port),
          DATABASE_URL: '',
          DATA_DIR: mkdtempSync(join(tmpdir(), 'etalase-midtrans-')),
          SHOP_URL: shopUrl,
          PAYMENT_PROVIDER: 'midtrans',
          MIDTRANS_ENVIRONMENT: 'sandbox',
          MIDTRANS_SERVER_KEY: serverKey,
          MIDTRANS_CHANNELS: 'bca_va,qris,gopay,akulaku,alfamart',
        },
      },
    )
  }

  static async open(shopUrl: string): Promise<MidtransBackend> {
    const backend = new MidtransBackend(await findFreePort(), await findFreePort(), shopUrl)
    await waitForServer(`${backend.url}/readyz`, 120)
    return backend
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    outgoing.setHeader('Content-Type', 'application/json')
    if (incoming.method === 'GET') {
      outgoing.end(JSON.stringify(this.#transaction))
      return
    }
    const charge: Charge = Object(await json(incoming))
    this.charges.push(charge)
    const token = `token-${this.charges.length}`
    outgoing.writeHead(201).end(JSON.stringify({ token, redirect_url: snapPages + token }))
  }

  /** Changes the latest bill's transaction, a BCA virtual account, and notifies the backend. Returns the response status. */
  async tell(transaction_status: string, status_code: string): Promise<number> {
    const { order_id, gross_amount } = Object(this.charges.at(-1)?.transaction_details)
    const amount = `${gross_amount}.00`
    const signed = `${order_id}${status_code}${amount}${serverKey}`
    this.#transaction = {
      order_id,
      status_code,
      transaction_status,
      gross_amount: amount,
      transaction_id: '9aed5972-5b6a-401e-894b-a32c91ed1a3a',
      payment_type: 'bank_transfer',
      va_numbers: [{ bank: 'bca', va_number: '333333333333333' }],
      fraud_status: 'accept',
      currency: 'IDR',
      signature_key: createHash('sha512').update(signed).digest('hex'),
    }
    const { status } = await fetch(`${this.url}/payment/notification`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(this.#transaction),
    })
    return status
  }

  async stop(): Promise<void> {
    this.#midtrans.closeAllConnections()
    this.#midtrans.close()
    await this.#backend.stop()
  }
}
