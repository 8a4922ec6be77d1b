/** The result of a request. */
export interface Sample {
  step: string
  ms: number
  isError: boolean
}

interface Visit {
  step: string
  path: string
  init?: RequestInit
}

const products = [1001, 1035, 1100, 1200]
const lists = [
  '/products',
  '/products?category_id=7',
  '/products?category_id=1&sort=PRICE_ASC',
  '/shop/men',
]
const searches = ['shirt', 'batik', 'dress', 'linen']

const pick = <Item>(items: readonly Item[], turn: number): Item | undefined =>
  items[turn % items.length]

/** Returns a shopper's visits: most browse, and one in five adds to the cart, as in real shops. */
function visitsOf(turn: number, origin: string): Visit[] {
  const id = pick(products, turn)
  const visits: Visit[] = [
    { step: 'home', path: '/' },
    { step: 'list', path: pick(lists, turn) ?? '/products' },
    { step: 'product', path: `/product/${id}` },
    { step: 'session', path: '/api/session' },
  ]
  if (turn % 4 === 3)
    visits.push({ step: 'search', path: `/products?search=${pick(searches, turn)}` })
  if (turn % 5 !== 4) return visits
  const body = JSON.stringify({ product_detail_id: id, size: 'M', qty: 1 })
  const headers = { Origin: origin, 'Content-Type': 'application/json' }
  return [
    ...visits,
    { step: 'add to cart', path: '/api/cart', init: { method: 'POST', headers, body } },
    { step: 'cart', path: '/cart' },
  ]
}

const deviceCookie = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Makes one shopper's visits in sequence, keeping cookies. Returns the result of each request. */
export async function shop(origin: string, turn: number): Promise<Sample[]> {
  const samples: Sample[] = []
  let cookie = ''
  for (const { step, path, init } of visitsOf(turn, origin)) {
    const startedAt = performance.now()
    const headers = { ...init?.headers, ...(cookie ? { Cookie: cookie } : {}) }
    const isDone = await fetch(origin + path, { ...init, headers }).then(
      async (response) => {
        cookie ||= deviceCookie(response)
        await response.arrayBuffer()
        // Sold out is a valid response.
        return response.status < 500 && response.status !== 429
      },
      () => false,
    )
    samples.push({ step, ms: performance.now() - startedAt, isError: !isDone })
  }
  return samples
}
