import { serve } from '#lib/gateway/serve.ts'
import { aRequest } from '#tests/support/shop-request.ts'

/** The forms of the cart, as their paths name them; `add` is posted to the cart itself. */
export type CartForm = 'add' | 'increase' | 'decrease' | 'remove' | 'fill' | 'quantity' | 'delivery'

export const cartPath = (form: CartForm): string =>
  form === 'add' ? '/api/cart' : `/api/cart/${form}`

/** A browser without scripts that knows no device id at first: its cookies, and the forms of the cart that it sends. */
export class PlainBrowser {
  /** In the order in which they came first, as browsers send them. */
  readonly cookies = new Map<string, string>()

  /** Sends a form, and gives the answer that has not arrived yet. */
  async post(change: CartForm, body: string, address = cartPath(change)): Promise<Response> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ')
    return serve(await aRequest('POST', address, { body, headers: { cookie } }))
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
  async follow(answer: Response, change: CartForm, body: string): Promise<Response> {
    const address = answer.headers.get('location') ?? ''
    return answer.status === 307 ? this.post(change, body, address) : answer
  }

  /** Sends a form, and gives the answer at the end of all redirects to forms. */
  async send(change: CartForm, body: string): Promise<Response> {
    const first = this.take(await this.post(change, body))
    return this.take(await this.follow(first, change, body))
  }
}
