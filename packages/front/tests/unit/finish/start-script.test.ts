import { once } from 'node:events'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { compileStart } from '#browser/compile-scripts.ts'
import { start } from '#finish/built-scripts.ts'
import { earlyScript, startTag } from '#finish/start-script.ts'
import '#tests/support/start-script.ts'

const files = [
  ['/a.js', ''],
  ['/b.js', '_R_'],
] as const
const hash = 'a'.repeat(40)

const answer = vi.fn<(url: string) => Promise<unknown>>()

const page = {
  pushes: [
    ['__next_f', [0]],
    ['__next_f', [1, 'x']],
  ],
  files,
}
const ok = (data: unknown) => Promise.resolve({ ok: true, json: () => Promise.resolve(data) })

beforeEach(() => {
  answer.mockReset().mockImplementation(() => ok(page))
})

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const usualTag = startTag({ dataHash: hash, files, styles: ['/s.css'] })

/** Opens a page that has already loaded, whose start script comes when `arrive` is called, and whose stylesheets arrive at once. */
async function openEarly(tag = usualTag, lack: object = {}) {
  const { window } = new JSDOM('<body><button type="button"><i>Cek</i></button></body>', {
    url: 'http://shop.example/products?category_id=7',
    runScripts: 'dangerously',
  })
  closing.push(() => window.close())
  await once(window, 'load')
  Object.assign(window, { fetch: answer, ...lack })
  new window.MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) node.dispatchEvent(new window.Event('load'))
    }
  }).observe(window.document.head, { childList: true })
  window.eval(earlyScript)
  /** Runs the file as the page's element does. */
  const arrive = () => {
    const { body } = window.document
    body.insertAdjacentHTML('beforeend', tag.replace(/ src="[^"]*"/, ' type="held"'))
    const element = body.lastElementChild
    if (!element) throw new Error('The page has no start script.')
    element.remove()
    element.removeAttribute('type')
    const running = window.document.createElement('script')
    for (const { name, value } of element.attributes) running.setAttribute(name, value)
    running.text = start.load()
    body.append(running)
  }
  const press = () => window.dispatchEvent(new window.Event('pointerdown'))
  // jsdom does not support `as`.
  const tagOf = (tag: Element) =>
    Reflect.get(tag, 'as') === 'script' ? `script: ${tag.outerHTML}` : tag.outerHTML
  const tags = () => Array.from(window.document.head.children, tagOf)
  return { window, press, tags, arrive }
}

/** Opens the same page with its start script. */
async function open(tag?: string, lack?: object) {
  const page = await openEarly(tag, lack)
  page.arrive()
  return page
}

const scriptTags = [
  '<script src="/a.js" async=""></script>',
  '<script src="/b.js" id="_R_" async=""></script>',
]

describe('the start script', () => {
  test("fetches the page's data, then its files, after filling each queue", async () => {
    const { window, press, tags } = await open()
    expect(tags()).toEqual([])
    press()
    await expect.poll(() => tags().slice(-2)).toEqual(scriptTags)
    expect(answer.mock.calls.map(([url]) => url)).toEqual([`/_data/${hash}/products?category_id=7`])
    expect(Reflect.get(window, '__next_f')).toEqual([[0], [1, 'x']])
    expect(tags().slice(0, -2)).toEqual([
      '<link rel="stylesheet" href="/s.css" data-precedence="next">',
      'script: <link rel="preload" href="/a.js">',
      'script: <link rel="preload" href="/b.js">',
    ])
  })

  test('starts without a press when the page has loaded', async () => {
    const { window, tags } = await open()
    window.dispatchEvent(new window.Event('load'))
    await expect.poll(() => tags()).toHaveLength(5)
  })

  test('starts only once', async () => {
    const { press, tags } = await open()
    press()
    press()
    await expect.poll(() => tags().slice(-2)).toEqual(scriptTags)
    press()
    expect(answer).toHaveBeenCalledOnce()
  })

  test('requests the dictionary last, once all files have loaded', async () => {
    answer.mockImplementation(() => ok({ ...page, dictionary: '/_dictionary/a' }))
    const { press, tags } = await open()
    press()
    await expect
      .poll(() => tags().slice(-3))
      .toEqual([...scriptTags, '<link rel="compression-dictionary" href="/_dictionary/a">'])
  })

  test('keeps the crossorigin mode of files', async () => {
    const modes = [['/a.js', '', 'anonymous']] as const
    answer.mockImplementation(() => ok({ pushes: [], files: modes }))
    const { press, tags } = await open(startTag({ dataHash: hash, files: modes, styles: [] }))
    press()
    await expect
      .poll(() => tags())
      .toEqual([
        'script: <link rel="preload" href="/a.js" crossorigin="anonymous">',
        '<script src="/a.js" crossorigin="anonymous" async=""></script>',
      ])
  })

  test('remembers the pressed button', async () => {
    const { window } = await open()
    window.document.body.click()
    expect(window.earlyPress).toBeUndefined()
    window.document.querySelector('i')?.click()
    expect(window.earlyPress?.tagName).toBe('BUTTON')
  })
})

describe('before the start script loads', () => {
  test('a press is remembered, and starts the page when the script arrives', async () => {
    const { press, tags, arrive } = await openEarly()
    press()
    expect(answer).not.toHaveBeenCalled()
    arrive()
    expect(answer).toHaveBeenCalledOnce()
    await expect.poll(() => tags().slice(-2)).toEqual(scriptTags)
  })

  test('the button pressed last is remembered', async () => {
    const { window, arrive } = await openEarly()
    window.document.querySelector('i')?.click()
    window.document.body.click()
    arrive()
    expect(window.earlyPress?.tagName).toBe('BUTTON')
  })

  test('an untouched page remembers no press and does not start', async () => {
    const { window, arrive } = await openEarly()
    arrive()
    expect(window.earlyPress).toBeUndefined()
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('a page whose data fails to load', () => {
  test.each([
    ['because the line is cut', () => Promise.reject(new Error('cut'))],
    ['because it is not there', () => ok(page).then((found) => ({ ...found, ok: false }))],
  ])('%s stays as it is, and retries at the next press', async (_, fail) => {
    answer.mockImplementationOnce(fail)
    const { press, tags } = await open()
    press()
    await expect.poll(() => tags()).toHaveLength(3)
    const pressed = () => {
      press()
      return answer
    }
    await expect.poll(pressed).toHaveBeenCalledTimes(2)
    await expect.poll(() => tags().slice(-2)).toEqual(scriptTags)
    expect(tags()).toHaveLength(5)
  })
})

test.each([
  ['cascade layers', { CSS: { supports: () => false } }],
  ['<dialog>', { HTMLDialogElement: undefined }],
])('a browser without %s fetches nothing and keeps the page as it is', async (_, lack) => {
  const { window, press, tags } = await open(usualTag, lack)
  press()
  window.dispatchEvent(new window.Event('load'))
  await new Promise((resolve) => window.setTimeout(resolve))
  expect(answer).not.toHaveBeenCalled()
  expect(tags()).toEqual([])
})

test('a page names files by their number in the start script, and others by address', async () => {
  const text = start.load()
  const [known, other] = ['/_next/static/chunks/b.js?dpl=1', '/_next/static/chunks/c.js']
  start.set(await compileStart('/fonts.js', ['/_next/static/chunks/a.js', known]))
  try {
    const named = [known, other].map((src) => [src, ''] as const)
    const tag = startTag({ dataHash: hash, files: named, styles: [] })
    expect(tag).toContain(` data-files="1 ${other}"`)
    const { press, tags } = await open(tag)
    press()
    await expect.poll(() => tags()).toHaveLength(4)
    expect(tags().slice(0, 2)).toEqual(
      [known, other].map((href) => `script: <link rel="preload" href="${href}">`),
    )
  } finally {
    start.set(text)
  }
})

test('markup in an address does not end the tag', () => {
  const tag = startTag({ dataHash: hash, files: [['"></script><!--', '']], styles: [] })
  expect(tag).toContain(' data-files="&quot;&gt;&lt;/script&gt;&lt;!--"')
})
