import { findFreePort } from '@etalase/processes/ports.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'

/** A shop whose backend a test can take down and up. */
export class ShopWithOutage {
  isDown = false
  readonly #shop: ProxiedShop

  private constructor(ports: { shop: number; proxy: number }) {
    this.#shop = new ProxiedShop(ports, (incoming, outgoing) => {
      if (this.isDown) incoming.socket.destroy()
      else passOn(incoming, outgoing)
    })
  }

  static async open(): Promise<ShopWithOutage> {
    return new ShopWithOutage({ shop: await findFreePort(), proxy: await findFreePort() })
  }

  get url(): string {
    return this.#shop.url
  }

  stop(): void {
    this.#shop.stop()
  }
}
