import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { findFreePort, waitForServer } from '@etalase/processes/ports.ts'
import { type Running, startProcess } from '@etalase/processes/running-process.ts'
import { type BiteshipServer, startBiteship } from '@etalase/testkit/biteship-server.ts'
import { e2e } from '#e2e/settings.ts'
import { backendArgs } from '#scripts/backend-process.ts'

/** A separate backend with the demo company that ships with Biteship. */
export class BiteshipBackend {
  readonly url: string
  /** Requested tariffs, the latest last. */
  readonly asked: BiteshipServer['asked']
  readonly #biteship: BiteshipServer
  readonly #backend: Running

  private constructor(port: number, biteship: BiteshipServer, shopUrl: string) {
    this.url = `http://localhost:${port}`
    this.asked = biteship.asked
    this.#biteship = biteship
    this.#backend = startProcess(
      [execPath, '--import', biteship.redirect, ...backendArgs(undefined)],
      {
        env: {
          ...e2e.env,
          ...biteship.settings,
          BACKEND_PORT: String(port),
          DATABASE_URL: '',
          DATA_DIR: mkdtempSync(join(tmpdir(), 'etalase-biteship-')),
          SHOP_URL: shopUrl,
        },
      },
    )
  }

  static async open(shopUrl: string): Promise<BiteshipBackend> {
    const backend = new BiteshipBackend(await findFreePort(), await startBiteship(), shopUrl)
    await waitForServer(`${backend.url}/readyz`, 120)
    return backend
  }

  async stop(): Promise<void> {
    this.#biteship.stop()
    await this.#backend.stop()
  }
}
