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

/** Forwards a call to the backend under test or another one, and its response back, changed by the test. */
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

/** Waits until a shop responds with 200. */
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

/** A separate shop from the same build, with a test's proxy in front of its backend. */
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
      // Pages rendered here go into the build's folder, which the other shop shares: so they need the same address.
      SHOP_URL: e2e.shopUrl,
      // In place of the embedded backend, whose data is in the build's pages.
      BACKEND_PORT: String(proxy),
      // Bills are paid in the sandbox of the backend under test.
      PAYMENT_URL: `${e2e.backendUrl}/sandbox/payment`,
      // Cookies ignore ports: a session at the shop under test is valid here too.
      SESSION_PASSWORD: readFileSync(join(e2e.dataDir, 'session-password'), 'utf8'),
      METRICS_TOKEN: e2e.env.METRICS_TOKEN,
      ...env,
    }
    this.#shop = this.#start()
  }

  /**
   * Opens a ready shop at its own address. The build's pages contain the whole backend's data; a shop with another address renders its own.
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

  /** Redirects the sandbox's return, which names the shop under test, to this shop: a redirect can only be changed at its start. */
  async returnHere(page: Page): Promise<void> {
    await page.route('**/sandbox/payment/decision', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      const { pathname, search } = new URL(response.headers().location ?? '')
      await route.fulfill({ status: 303, headers: { Location: this.url + pathname + search } })
    })
  }

  /** Kills the shop as a crash does, and restarts it. */
  async restart(): Promise<void> {
    const ended = once(this.#shop, 'exit')
    this.#shop.kill('SIGKILL')
    await ended
    this.#shop = this.#start()
  }

  /** Returns the shop's log. */
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
