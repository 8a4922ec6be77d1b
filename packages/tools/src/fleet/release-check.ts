import assert from 'node:assert/strict'
import { TestBrowser } from '#fleet/browser.ts'
import { type Check, duringRequests } from '#fleet/checks.ts'

/** Returns a page's scripts, which an open tab may load at any time. */
async function scriptsOf(path: string): Promise<string[]> {
  const { text } = await new TestBrowser().request(path)
  return [...new Set(text.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [])]
}

export const releaseCheck: Check = {
  title: 'the next release costs no request and no cart, and a tab of the one before goes on',
  async run({ release, shops, startShop }) {
    const browser = new TestBrowser()
    await browser.addToCart(1001)
    const before = await scriptsOf('/product/1001')
    await release.prepare()
    const figure = await duringRequests(
      async () => {
        for (const index of shops.keys()) {
          await shops[index]?.stop()
          await startShop(index, release.folder)
        }
      },
      { isWriting: true },
    )
    const after = await scriptsOf('/product/1002')
    const gone = before.filter((path) => !after.includes(path))
    assert.ok(gone.length > 0, 'the releases have the same scripts')
    for (const path of before) assert.equal((await browser.request(path)).status, 200, path)
    assert.equal(await browser.cartCount(), 1)
    return `${figure}, ${gone.length} scripts of the release before are kept`
  },
}
