import { serve } from '#lib/gateway/serve.ts'
import { aRequest } from '#tests/support/shop-request.ts'

/** Cart forms, named as in their paths; `add` posts to the cart itself. */
export type CartForm = 'add' | 'increase' | 'decrease' | 'remove' | 'fill' | 'quantity' | 'delivery'

export const cartPath = (form: CartForm): string =>
  form === 'add' ? '/api/cart' : `/api/cart/${form}`

/** A browser without scripts and, at first, without a device id: it keeps cookies and posts cart forms. */
export class PlainBrowser {
  /** In order of arrival, as browsers send them. */
  readonly cookies = new Map<string, string>()

  /** Posts a form; returns the response before its cookies are applied. */
  async post(change: CartForm, body: string, address = cartPath(change)): Promise<Response> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ')
    return serve(await aRequest('POST', address, { body, headers: { cookie } }))
  }

  /** Applies a response's cookies. */
  take(answer: Response): Response {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  /** Follows a response: re-posts the form on 307; returns the response before its cookies are applied. */
  async follow(answer: Response, change: CartForm, body: string): Promise<Response> {
    const address = answer.headers.get('location') ?? ''
    return answer.status === 307 ? this.post(change, body, address) : answer
  }

  /** Posts a form and follows redirects to forms; returns the final response. */
  async send(change: CartForm, body: string): Promise<Response> {
    const first = this.take(await this.post(change, body))
    return this.take(await this.follow(first, change, body))
  }
}
