import type { IncomingMessage, ServerResponse } from 'node:http'
import { findFreePort } from '@etalase/processes/ports.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'

/** What becomes of a call to the backend: its answer gets lost, it is turned away, or it comes to nothing. */
type Fault = 'answer-lost' | 'down' | { status: number; message: string; code: string }

function refuse(outgoing: ServerResponse, { status, ...error }: Exclude<Fault, string>): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' })
  outgoing.end(JSON.stringify({ error }))
}

/** What was asked for has happened by the time the line is cut. */
function cutOff(outgoing: ServerResponse): string {
  outgoing.destroy()
  return ''
}

/** A shop whose backend fails at the calls that a test names. */
export class ShopWithFaults {
  /** By the path of the call. */
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
