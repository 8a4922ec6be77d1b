import { e2e } from '#e2e/settings.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'

const ports = { shop: Number(e2e.env.PORT) + 100, proxy: Number(e2e.env.PORT) + 2000 }

/** A shop whose backend goes away and comes back as a test says. */
export class ShopWithOutage {
  isDown = false
  readonly #shop = new ProxiedShop(ports, (incoming, outgoing) => {
    if (this.isDown) incoming.socket.destroy()
    else passOn(incoming, outgoing)
  })

  get url(): string {
    return this.#shop.url
  }

  stop(): void {
    this.#shop.stop()
  }
}
