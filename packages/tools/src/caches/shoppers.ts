import assert from 'node:assert/strict'
import { type Answer, ask } from '#caches/ask.ts'
import type { Cache } from '#caches/cache.ts'

/** A browser with cookies that uses a cache. */
class Shopper {
  readonly #url: string
  readonly #cookies = new Map<string, string>()

  constructor({ url }: Cache) {
    this.#url = url
  }

  async ask(path: string, body?: object): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask(this.#url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(cookie && { Cookie: cookie }),
        ...(body && { 'Content-Type': 'application/json', Origin: this.#url }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return answer
  }

  get cookies(): readonly string[] {
    return [...this.#cookies.values()].filter((value) => value.length > 10)
  }
}

/** Lets two shoppers each add a different product, and read carts and pages concurrently. */
export async function checkShoppers(cache: Cache): Promise<string> {
  const shoppers = [new Shopper(cache), new Shopper(cache)]
  const pieces = [1001, 1002]
  const added = await Promise.all(
    shoppers.map((shopper, index) =>
      shopper.ask('/api/cart', { product_detail_id: pieces[index], size: 'M', qty: index + 1 }),
    ),
  )
  for (const { status, text } of added) assert.equal(status, 200, text)
  const secrets = shoppers.map(({ cookies }) => cookies)
  assert.ok(
    secrets.every(({ length }) => length > 0),
    'no cookie was set',
  )
  for (const path of ['/api/cart', '/cart', '/', '/product/1001', '/checkout']) {
    const answers = await Promise.all(
      [0, 1, 0, 1].map(async (index) => ({ index, answer: await shoppers[index]?.ask(path) })),
    )
    for (const { index, answer } of answers) {
      const others = secrets[1 - index] ?? []
      const all = JSON.stringify([answer?.headers, answer?.text])
      assert.ok(!others.some((secret) => all.includes(secret)), `${path} has the other's cookie`)
      if (path !== '/api/cart') continue
      assert.match(answer?.text ?? '', new RegExp(`"qty":${index + 1}\\b`), "the other's cart")
    }
  }
  return 'apart'
}
