import { type CartChange, handleCartForm } from '#lib/gateway/cart-form.ts'
import { aRequest } from '#tests/support/shop-request.ts'

/** A browser without scripts that knows no device id at first: its cookies, and the forms of the cart that it sends. */
export class PlainBrowser {
  /** In the order in which they came first, as browsers send them. */
  readonly cookies = new Map<string, string>()

  /** Sends a form, and gives the answer that has not arrived yet. */
  async post(change: CartChange, body: string, address = `/api/cart/${change}`): Promise<Response> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ')
    return handleCartForm(await aRequest('POST', address, { body, headers: { cookie } }), change)
  }

  /** Lets an answer arrive: keeps its cookies. */
  take(answer: Response): Response {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  /** Does what an answer tells: sends the form again (307), and gives the answer that has not arrived yet. */
  async follow(answer: Response, change: CartChange, body: string): Promise<Response> {
    const address = answer.headers.get('location') ?? ''
    return answer.status === 307 ? this.post(change, body, address) : answer
  }

  /** Sends a form, and gives the answer at the end of all redirects to forms. */
  async send(change: CartChange, body: string): Promise<Response> {
    const first = this.take(await this.post(change, body))
    return this.take(await this.follow(first, change, body))
  }
}
