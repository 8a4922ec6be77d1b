import { expect, test } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { type Answer, attack, holdsAgainst, staysHere } from '#e2e/support/attack.ts'

test.describe('forged picture requests', () => {
  /** Returns the path of an existing picture, below its folder. */
  async function aPicture(): Promise<string> {
    const home = await attack({ path: '/' })
    const [, path = ''] = /\/img\/400\/([^" ]+)/.exec(home.body) ?? []
    expect(path).toMatch(/\.webp$/)
    return path
  }

  const isRefused = (answer: Answer) =>
    answer.status >= 400 && answer.status < 500 && staysHere(answer)

  test("fetch only the shop's own pictures", async () => {
    const picture = await aPicture()
    const targets = [
      '@169.254.169.254/latest/meta-data/',
      '@localhost/outbox',
      `@${new URL(e2e.backendUrl).host}/outbox`,
      `@${new URL(e2e.backendUrl).host}/media/${picture}`,
      '@evil.example/x.png',
      '@evil.example@localhost/x.png',
      '@[::1]/x.png',
      '%40evil.example/x.png',
      'http://169.254.169.254/latest/meta-data/',
      'http:%2f%2fevil.example/x.png',
      `${e2e.backendUrl}/outbox`,
      '/evil.example/x.png',
      '//evil.example/x.png',
      '\\evil.example/x.png',
      '%5C%5Cevil.example/x.png',
      'file:///etc/passwd',
      'data:image/svg+xml,%3Csvg/onload=alert(1)%3E',
      '../api/session',
      '../../outbox',
      '%2e%2e/api/session',
      '%2E%2E%2Foutbox',
      '..%2f..%2foutbox',
      '..%5c..%5coutbox',
      '%252e%252e/outbox',
      '.%00./outbox',
      `${picture}/../../../outbox`,
      `${picture}?url=http://evil.example`,
      `${picture}#1`,
      `${picture}%23`,
      `${picture}%3f`,
      `${picture}%00.png`,
      `${picture}%0d%0aSet-Cookie:%20a=b`,
      `${picture}/`,
      `/${picture}`,
      `./${picture}`,
      picture.replace(/^./, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      picture.replace('.webp', '.svg'),
      'size-charts/tee.svg',
      'no-such-picture.webp',
      '',
      '/'.repeat(900),
      'x'.repeat(900),
      'x/'.repeat(400),
    ]
    await holdsAgainst(targets, async (path) =>
      isRefused(await attack({ path: `/img/400/${path}` })),
    )
  })

  test('cannot choose other widths and qualities', async () => {
    const picture = await aPicture()
    const versions = [
      '401',
      '0400',
      '+400',
      '40e1',
      '400.0',
      '-400',
      '1000000',
      '9'.repeat(200),
      '400-100',
      '400-61',
      '400-60',
      '400-',
      '400-075',
      '400-75-75',
      '٤٠٠',
      '%34%30%30',
    ]
    await holdsAgainst(
      versions,
      async (version) =>
        (await attack({ path: encodeURI(`/img/${version}/${picture}`) })).status === 400,
    )
  })

  test('cannot use other methods than reading', async () => {
    const picture = await aPicture()
    const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PURGE']
    await holdsAgainst(methods, async (method) =>
      isRefused(await attack({ method, path: `/img/400/${picture}` })),
    )
  })

  test('get a picture whatever their headers ask for', async () => {
    const path = `/img/400/${await aPicture()}`
    const headers: Record<string, string>[] = [
      { Range: 'bytes=0-3' },
      { Range: 'bytes=-1,0-,5-2' },
      { Accept: 'text/html' },
      { Accept: 'image/svg+xml' },
      { 'If-None-Match': 'W/' },
      { 'X-Forwarded-Host': 'evil.example' },
      { 'X-Original-URL': '/api/session' },
      { RSC: '1' },
    ]
    await holdsAgainst(headers, async (lie) => {
      const { status, headers: answered } = await attack({ path, headers: lie })
      const isPicture = /^image\/(webp|avif)$/.test(String(answered['content-type']))
      return status === 200 && isPicture && answered.vary === 'Accept, Save-Data'
    })
  })

  test('reach no other picture service of the framework', async () => {
    const path = await aPicture()
    const picture = encodeURIComponent(`/media/${path}`)
    const paths = [
      `/_next/image?url=${picture}&w=400&q=60`,
      '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=400&q=60',
      `/_next/%69mage?url=${picture}&w=400&q=60`,
      `/%69mg/400/${path}`,
    ]
    await holdsAgainst(paths, async (other) => isRefused(await attack({ path: other })))
  })
})
