import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { text } from 'node:stream/consumers'
import { findFreePort } from '@etalase/processes/ports.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'

interface Ports {
  shop: number
  proxy: number
}

/** Passes a call on to the backend under test, or another one, and its answer back, changed as a test wants. */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change: (body: string) => string = (body) => body,
  backendUrl = e2e.backendUrl,
): void {
  const { method, headers, url } = incoming
  const target = request(`${backendUrl}${url}`, { method, headers }, async (answer) => {
    const { 'content-length': _, ...rest } = answer.headers
    const isText = (answer.headers['content-type'] ?? '').startsWith('application/json')
    outgoing.writeHead(answer.statusCode ?? 502, rest)
    if (isText) outgoing.end(change(await text(answer)))
    else answer.pipe(outgoing)
  })
  incoming.pipe(target)
}

/** Waits until a shop answers an address with 200. */
export const untilUp = (request: APIRequestContext, url: string): Promise<void> =>
  expect
    .poll(
      () =>
        request.get(url).then(
          (response) => response.status(),
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200)

/** A shop of its own, from the same build, whose backend a test stands in front of. */
export class ProxiedShop {
  readonly url: string
  readonly #proxy: Server
  readonly #env: NodeJS.ProcessEnv
  #shop: ChildProcess
  #log = ''

  constructor({ shop, proxy }: Ports, listener: RequestListener, env: Record<string, string> = {}) {
    this.url = `http://localhost:${shop}`
    this.#proxy = createServer(listener).listen(proxy)
    this.#env = {
      ...process.env,
      PORT: String(shop),
      // Its pages go into the build's own folder, for the other shop too: with the same address.
      SHOP_URL: e2e.shopUrl,
      // In the place of the embedded backend, whose data is in the pages of the build.
      BACKEND_PORT: String(proxy),
      // Bills are paid at the sandbox of the backend under test.
      PAYMENT_URL: `${e2e.backendUrl}/sandbox/payment`,
      // Cookies know no ports: who is signed in at the shop under test is so here too.
      SESSION_PASSWORD: readFileSync(join(e2e.dataDir, 'session-password'), 'utf8'),
      METRICS_TOKEN: e2e.env.METRICS_TOKEN,
      ...env,
    }
    this.#shop = this.#start()
  }

  /**
   * A shop that is ready, with an address of its own. Pages of the build have the data of the whole backend: a shop with
   * another one renders its own.
   */
  static async openWithOwnPages(
    request: APIRequestContext,
    listener: RequestListener,
    { ports: given, env = {} }: { ports?: Ports; env?: Record<string, string> } = {},
  ): Promise<ProxiedShop> {
    const ports = given ?? { shop: await findFreePort(), proxy: await findFreePort() }
    const shop = new ProxiedShop(ports, listener, {
      API_BASE_URL: `http://localhost:${ports.proxy}`,
      SHOP_URL: `http://localhost:${ports.shop}`,
      ...env,
    })
    try {
      await untilUp(request, `${shop.url}/readyz`)
      return shop
    } catch (error) {
      shop.stop()
      throw error
    }
  }

  /** Ends the sandbox's return, which names the shop under test, at this shop: a redirect can only be changed where it begins. */
  async returnHere(page: Page): Promise<void> {
    await page.route('**/sandbox/payment/decision', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      const { pathname, search } = new URL(response.headers().location ?? '')
      await route.fulfill({ status: 303, headers: { Location: this.url + pathname + search } })
    })
  }

  /** Ends the shop at once, as a crash does, and starts it again. */
  async restart(): Promise<void> {
    const ended = once(this.#shop, 'exit')
    this.#shop.kill('SIGKILL')
    await ended
    this.#shop = this.#start()
  }

  /** What the shop has logged. */
  log(): string {
    return this.#log
  }

  /** Asks the shop to stop, as a process manager does. */
  terminate(): void {
    this.#shop.kill('SIGTERM')
  }

  #start(): ChildProcess {
    const process = spawn(execPath, ['server.ts'], {
      cwd: e2e.projectDir,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const output of [process.stdout, process.stderr])
      output.on('data', (part: Buffer) => {
        this.#log += part.toString()
      })
    return process
  }

  stop(): void {
    this.terminate()
    this.#proxy.closeAllConnections()
    this.#proxy.close()
  }
}
