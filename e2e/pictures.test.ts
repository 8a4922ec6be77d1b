import { type APIRequestContext, expect, test } from '@playwright/test'

/** Maximum bytes of a page's largest picture on a phone. */
const maxLargest = 25 * 1024

const headers = { accept: 'image/avif,image/webp,*/*' }

const typeOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { headers })).headers()['content-type']

/** Milliseconds. AVIF is encoded at the lowest priority, so it waits on a busy machine. */
const maxWait = 90_000

test.setTimeout(maxWait + 30_000)

/** Waits until a picture has its final format. Returns its bytes. */
async function finalPicture(request: APIRequestContext, path: string): Promise<Buffer> {
  expect(path).toMatch(/^\/img\//)
  await expect.poll(() => typeOf(request, path), { timeout: maxWait }).toBe('image/avif')
  return (await request.get(path, { headers })).body()
}

test('the first visitor of a picture gets WebP, and later ones AVIF in fewer bytes', async ({
  request,
}) => {
  const html = await (await request.get('/products?category_id=8')).text()
  const [path = ''] = /\/img\/400\/products\/[^" ,]+/.exec(html) ?? []
  const first = await request.get(path, { headers })
  expect(first.headers()['content-type']).toBe('image/webp')
  const final = await finalPicture(request, path)
  expect(final.length).toBeLessThan((await first.body()).length)
})

test('the home page preloads its largest picture for phones, in one small version', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [head = ''] = html.split('</head>')
  const hints = head.match(/<link rel="preload"[^>]*as="image"[^>]*>/g) ?? []
  const ofPhones = hints.find((hint) => hint.includes('media="not all and (min-width'))
  const [path = ''] = /\/img\/[^" ,]+/.exec(ofPhones ?? '') ?? []
  const named = html.match(new RegExp(path.replace(/^\/img\/[^/]+/, '/img/[\\d-]+'), 'g')) ?? []
  expect(new Set(named)).toEqual(new Set([path]))
  expect((await finalPicture(request, path)).length).toBeLessThanOrEqual(maxLargest)
})

test('a landing page preloads its largest picture, small in the width that phones choose', async ({
  request,
}) => {
  const html = await (await request.get('/shop/women')).text()
  const [head = ''] = html.split('</head>')
  const [path = ''] = /\/img\/1200-47\/[^" ,]+/.exec(head) ?? []
  expect((await finalPicture(request, path)).length).toBeLessThanOrEqual(maxLargest)
})

test('pictures of shared links are JPEGs at absolute addresses, for clients without AVIF', async ({
  request,
}) => {
  const html = await (await request.get('/product/1001')).text()
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(address).toMatch(/^http:\/\/localhost:\d+\/share\/1001\?/)
  const response = await request.get(address, { headers: { accept: '*/*' } })
  expect(response.headers()['content-type']).toBe('image/jpeg')
})

test('the share picture of an unknown product is a 404, and its address cannot change what it shows', async ({
  request,
}) => {
  for (const id of ['99999999', '0', '-1', '1e3', 'x', '1001.jpg', '%3Cscript%3E']) {
    expect((await request.get(`/share/${id}`)).status(), id).toBe(404)
  }
  const [first, second] = await Promise.all(
    ['/share/1001', '/share/1001?price=1&name=evil'].map((path) => request.get(path)),
  )
  expect(await second?.body()).toEqual(await first?.body())
})
