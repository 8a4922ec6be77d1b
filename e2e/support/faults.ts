import type { IncomingMessage, ServerResponse } from 'node:http'
import { findFreePort } from '@etalase/processes/ports.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'

/** A failure of a backend call: the response gets lost, the connection is refused, or it returns an error. */
type Fault = 'answer-lost' | 'down' | { status: number; message: string; code: string }

function refuse(outgoing: ServerResponse, { status, ...error }: Exclude<Fault, string>): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' })
  outgoing.end(JSON.stringify({ error }))
}

/** Cuts the connection after the backend has handled the call. */
function cutOff(outgoing: ServerResponse): string {
  outgoing.destroy()
  return ''
}

/** A shop whose backend fails at the calls that a test names. */
export class ShopWithFaults {
  /** Faults by call path. */
  readonly faults = new Map<string, Fault>()
  readonly #shop: ProxiedShop

  private constructor(ports: { shop: number; proxy: number }) {
    this.#shop = new ProxiedShop(ports, (incoming, outgoing) => this.#answer(incoming, outgoing))
  }

  static async open(): Promise<ShopWithFaults> {
    return new ShopWithFaults({ shop: await findFreePort(), proxy: await findFreePort() })
  }

  get url(): string {
    return this.#shop.url
  }

  stop(): void {
    this.#shop.stop()
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url?.split('?')[0]?.slice(1) ?? ''
    const fault = this.faults.get(path)
    if (fault === undefined) passOn(incoming, outgoing)
    else if (fault === 'down') incoming.socket.destroy()
    else if (fault === 'answer-lost') passOn(incoming, outgoing, () => cutOff(outgoing))
    else refuse(outgoing, fault)
  }
}
