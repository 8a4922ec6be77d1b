import { type APIResponse, expect } from '@playwright/test'
import { mailedPath, placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { test } from '#e2e/support/test.ts'

/**
 * Requests of services that preview a shared link, from their documentation or public code. Slack and Facebook request the start of a
 * page, and none is known to read WebP or AVIF. The tests send these without a browser's other headers.
 */
const readers = {
  WhatsApp: { 'User-Agent': 'WhatsApp/2.23.20.0 A', 'Accept-Encoding': 'gzip, deflate' },
  Telegram: { 'User-Agent': 'TelegramBot (like TwitterBot)', 'Accept-Encoding': '' },
  Slack: {
    'User-Agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    Range: 'bytes=0-32767',
  },
  Facebook: {
    'User-Agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    Range: 'bytes=0-524287',
  },
  X: { 'User-Agent': 'Twitterbot/1.0' },
  Discord: { 'User-Agent': 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)' },
  Mastodon: { 'User-Agent': 'http.rb/5.2.0 (Mastodon/4.3.0; +https://mastodon.example/) Bot' },
} as const

const pages = ['/', '/product/1035', '/products?category_id=7', '/shop/men', '/stores', '/faq']

/** Bytes of a page that all of them read. */
const readBytes = 32 * 1024

/** Maximum bytes of a picture that WhatsApp shows. */
const pictureBytes = 300_000

const startOf = async (response: APIResponse) =>
  (await response.body()).subarray(0, readBytes).toString()

const metaIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  )

for (const path of pages) {
  test(`a link to ${path} has preview data early in its page, with a picture that each reader can show`, async ({
    request,
  }) => {
    for (const [reader, headers] of Object.entries(readers)) {
      const page = await request.get(path, { headers: { Accept: '*/*', ...headers } })
      expect([200, 206], reader).toContain(page.status())
      const card = metaIn(await startOf(page))
      expect(card['og:title']).toMatch(/\w/)
      expect(card['og:description']).toMatch(/\w/)
      expect(card).toMatchObject({
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:type': 'image/jpeg',
        'twitter:card': 'summary_large_image',
      })
      expect(card['og:image'], reader).toMatch(/^https?:\/\//)
    }
  })

  test(`the picture of a link to ${path} is a JPEG of at most 300 KB`, async ({ request }) => {
    const image = metaIn(await startOf(await request.get(path)))['og:image'] ?? ''
    const headers = { 'User-Agent': readers.WhatsApp['User-Agent'], Accept: '*/*' }
    const picture = await request.get(image, { headers })
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    const { length } = await picture.body()
    expect(length).toBeLessThan(pictureBytes)
    expect((await request.head(image, { headers })).ok()).toBe(true)
  })
}

test('a share picture answers 404 when the backend has none', async ({ request }) => {
  expect((await request.get('/share/cover/nothing.webp')).status()).toBe(404)
})

test('the preview of an order link reveals nothing, and the link still opens the order for its buyer', async ({
  request,
  page,
}) => {
  const { number, email } = await placeGuestOrder(1035)
  const path = await mailedPath(number, 'order-received')
  const garment = 'Parang Maroon'
  for (const headers of Object.values(readers)) {
    const html = await (await request.get(path, { headers })).text()
    expect(Object.values(metaIn(html)).join()).not.toContain(number)
    for (const secret of [email, garment]) expect(html).not.toContain(secret)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  }
  await page.goto(path)
  await expect(page.getByRole('main')).toContainText(garment)
})
