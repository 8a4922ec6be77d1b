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

/** Lets a backend find Biteship here, without a setting that a company could set too. */
const redirectedCalls = (port: number) =>
  `data:text/javascript,const{fetch}=globalThis;globalThis.fetch=(url,init)=>fetch(String(url).replace(/^https:\\/\\/api\\.biteship\\.com/,'http://localhost:${port}'),init)`

const rate = (code: string, name: string, more: object) => ({
  courier_code: code,
  courier_name: name,
  available_collection_method: ['pickup'],
  currency: 'IDR',
  ...more,
})

const regular = rate('jne', 'JNE', {
  courier_service_code: 'reg',
  courier_service_name: 'Reguler',
  shipment_duration_range: '2 - 3',
  shipment_duration_unit: 'days',
  service_type: 'standard',
  price: 11_000,
})

const instant = rate('grab', 'GRAB', {
  courier_service_code: 'instant',
  courier_service_name: 'Instant',
  shipment_duration_range: '1 - 3',
  shipment_duration_unit: 'hours',
  service_type: 'same_day',
  price: 21_000,
})

/** A backend of its own that sends by Biteship, with the demo company, and Biteship as its public documents describe it. */
export class BiteshipBackend {
  readonly url: string
  /** The tariffs that were asked for, the latest last. */
  readonly asked: Record<string, unknown>[] = []
  readonly #biteship: Server
  readonly #backend: Running

  private constructor(port: number, biteshipPort: number, shopUrl: string) {
    this.url = `http://localhost:${port}`
    this.#biteship = createServer((incoming, outgoing) => void this.#answer(incoming, outgoing))
    this.#biteship.listen(biteshipPort)
    this.#backend = startProcess(
      [execPath, '--import', redirectedCalls(biteshipPort), ...backendArgs(undefined)],
      {
        env: {
          ...e2e.env,
          BACKEND_PORT: String(port),
          DATABASE_URL: '',
          DATA_DIR: mkdtempSync(join(tmpdir(), 'etalase-biteship-')),
          SHOP_URL: shopUrl,
          COURIER_PROVIDER: 'biteship',
          BITESHIP_API_KEY: 'biteship_test.of-browser-tests',
          BITESHIP_COURIERS: 'jne,grab',
          BITESHIP_WEBHOOK_SECRET: 'secret-of-browser-tests',
        },
      },
    )
  }

  static async open(shopUrl: string): Promise<BiteshipBackend> {
    const backend = new BiteshipBackend(await findFreePort(), await findFreePort(), shopUrl)
    await waitForServer(`${backend.url}/readyz`, 120)
    return backend
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    outgoing.setHeader('Content-Type', 'application/json')
    outgoing.end(JSON.stringify({ success: true, ...(await this.#said(incoming)) }))
  }

  async #said(incoming: IncomingMessage): Promise<object> {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://biteship.test')
    if (pathname === '/v1/maps/areas') {
      const [district, city] = (searchParams.get('input') ?? '').split(', ')
      const id = `IDN${district?.replaceAll(' ', '')}`
      const names = {
        administrative_division_level_2_name: city,
        administrative_division_level_3_name: district,
      }
      return { areas: [{ id, ...names, postal_code: 12_730 }] }
    }
    const body: Record<string, unknown> = Object(await json(incoming))
    this.asked.push(body)
    return { pricing: [body.destination_latitude === undefined ? regular : instant] }
  }

  async stop(): Promise<void> {
    this.#biteship.closeAllConnections()
    this.#biteship.close()
    await this.#backend.stop()
  }
}
