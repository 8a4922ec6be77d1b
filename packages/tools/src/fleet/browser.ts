import { publicUrl } from '#fleet/fleet.ts'

export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** A browser with cookies; requests go through nginx unless another origin is given. */
export class TestBrowser {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(origin: string = publicUrl) {
    this.#origin = origin
  }

  async request(path: string, init: RequestInit = {}): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.#origin + path, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(cookie ? { Cookie: cookie } : {}),
        ...Object.fromEntries(new Headers(init.headers)),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  async status(path: string): Promise<number> {
    return (await this.request(path)).status
  }

  /** Adds one piece to the cart. Returns the status. */
  async addToCart(productId: number): Promise<number> {
    const { status } = await this.request('/api/cart', {
      method: 'POST',
      headers: { Origin: publicUrl, 'Content-Type': 'application/json' },
      body: JSON.stringify({ product_detail_id: productId, size: 'M', qty: 1 }),
    })
    return status
  }

  /** Returns the number of pieces in the cart. */
  async cartCount(): Promise<number> {
    const { text } = await this.request('/api/cart')
    const { data }: { data: { cart: { cart_items: { qty: number }[] } } } = JSON.parse(text)
    return data.cart.cart_items.reduce((sum, { qty }) => sum + qty, 0)
  }
}
