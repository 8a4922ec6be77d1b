import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { start } from '#finish/built-scripts.ts'
import { finishPage } from '#finish/finish-page.ts'
import { fontScript } from '#finish/late-styles.ts'
import { earlyScript } from '#finish/start-script.ts'
import { Stylesheet } from '#finish/stylesheet.ts'
import { plainPolicies } from '#shared/policies.ts'
import '#tests/support/start-script.ts'

const bootstrap =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"]});'
const begin = '(self.__next_f=self.__next_f||[]).push([0])'
const data = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\""])'

const folder = '/_next/static/chunks'
const link = `<link rel="stylesheet" href="${folder}/s.css" data-precedence="next"/>`
const hint = `<link rel="preload" as="script" fetchPriority="low" href="${folder}/b.js"/>`
const fileA = `<script src="${folder}/a.js" async=""></script>`
const fileB = `<script src="${folder}/b.js" id="_R_" async=""></script>`
const oldBrowsers = `<script src="${folder}/p.js" noModule=""></script>`
const jsonLd = '<script type="application/ld+json">{"@type":"Store"}</script>'
const size =
  '<input type="radio" required="" aria-disabled="false" class="peer" name="size" value="M"/>'

const inline = (script: string) => `<script>${script}</script>`

/** A page as the installed version of Next writes it. */
const page = `<!DOCTYPE html><html><head>${link}${hint}${fileA}${oldBrowsers}</head><body><p class="p">Kemeja</p>${size}${jsonLd}${fileB}${[bootstrap, begin, data].map(inline).join('')}</body></html>`

const policyOf = plainPolicies.page

const read = (name: string) =>
  name === 's.css' ? new Stylesheet('.p{margin:0}.gone{margin:0}') : null

const finish = (html: string) => {
  const { html: bytes, data: body, ...rest } = finishPage(html, policyOf, { read })
  return { ...rest, html: bytes.toString(), data: body && JSON.parse(body.body.toString()) }
}

const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`

const scriptSources = (policy: string) => /script-src ([^;]*);/.exec(policy)?.[1]

/** Returns the tag of a page's start script. */
const startTagOf = (html: string) => /<script async src.*?><\/script>/.exec(html)?.[0] ?? ''

describe('a finished page', () => {
  test('has inline styles, then its inline script and the start script, and no scripts of Next', () => {
    const { html, problem } = finish(page)
    expect(problem).toBeNull()
    expect(html).toBe(
      `<!DOCTYPE html><html><head><style>.p{margin:0}</style>${inline(earlyScript)}${startTagOf(html)}</head><body><p class="p">Kemeja</p>${size}${jsonLd}</body></html>`,
    )
    expect(startTagOf(html)).toContain(` src="${start.address}"`)
  })

  test('has a policy that allows its one inline script, which is the same on each page', () => {
    const others = page.replaceAll('a.js', 'c.js')
    for (const one of [page, others])
      expect(scriptSources(finish(one).policy)).toBe(`'self' ${hashOf(earlyScript)}`)
  })

  test('has a policy that allows the late-font script together with it', () => {
    const font = '@font-face{font-family:a;src:url(/a.woff2)}'
    const { policy, problem } = finishPage(page, policyOf, { read: () => new Stylesheet(font) })
    const script = `${fontScript};${earlyScript}`
    expect([problem, scriptSources(policy)]).toEqual([null, `'self' ${hashOf(script)}`])
  })

  test('has its scripts at the end of its body when it has no stylesheet of the build', () => {
    const { html, problem } = finish(page.replace('s.css', 'gone.css'))
    expect(problem).toBeNull()
    expect(html).toContain(`${jsonLd}${inline(earlyScript)}${startTagOf(html)}</body>`)
  })

  test('drops a preconnect hint to its own origin', () => {
    const own = '<link rel="preconnect" href="/" crossorigin=""/>'
    const other = '<link rel="preconnect" href="https://cdn.example"/>'
    const { html } = finish(page.replace('<body>', `${own}${other}<body>`))
    expect([html.includes(own), html.includes(other)]).toEqual([false, true])
  })

  test('puts the pushes of its scripts, in order, and its files into its data', () => {
    expect(finish(page).data).toEqual({
      pushes: [
        ['TURBOPACK', { otherChunks: ['static/chunks/a.js'] }],
        ['__next_f', [0]],
        ['__next_f', [1, '1:"$Sreact.fragment"']],
      ],
      files: [
        [`${folder}/a.js`, ''],
        [`${folder}/b.js`, '_R_'],
      ],
    })
  })

  test('names its data by hash', () => {
    const { html, data } = finishPage(page, policyOf, { read })
    expect(data?.hash).toBe(hash('sha1', data?.body ?? ''))
    expect(startTagOf(html.toString())).toContain(`"/_data/${data?.hash}"`)
  })

  test('lists the sizes that its address can select', () => {
    expect(finish(page).sizes).toEqual(['M'])
  })

  test('without scripts has inline styles, no data and a policy without scripts', () => {
    const { html, policy, data, problem } = finish(`<head>${link}</head><p class="p">${jsonLd}`)
    expect(html).toBe(`<head><style>.p{margin:0}</style></head><p class="p">${jsonLd}`)
    expect([scriptSources(policy), data, problem]).toEqual(["'self'", null, null])
  })

  test.each([
    ['the preload of a picture', '<link rel="preload" as="image" href="/a.webp"/>'],
    ['a file of another folder', '<script src="/media/a.js" async=""></script>'],
    [
      'a file of another origin',
      '<script src="https://evil.example/_next/static/chunks/a.js" async=""></script>',
    ],
    ['a script in a comment', '<!--<p>Kemeja</p>-->'],
  ])('keeps %s in place', (_, other) => {
    const { html, problem } = finish(page.replace('<p', `${other}<p`))
    expect([html.includes(`${other}<p`), problem]).toEqual([true, null])
  })
})

/** Harmless changes of Next's HTML, and the resulting differences in the data's files. */
const understood: readonly [name: string, changed: string, file: readonly string[]][] = [
  [
    'attributes in another order',
    page
      .replace(fileA, `<script async="" src="${folder}/a.js"></script>`)
      .replace(link, `<link data-precedence="next" href="${folder}/s.css" rel="stylesheet"/>`)
      .replace(hint, `<link href="${folder}/b.js" as="script" rel="preload"/>`),
    [`${folder}/a.js`, ''],
  ],
  [
    'crossorigin',
    page.replaceAll(/(src|href)="/g, 'crossorigin="" $1="'),
    [`${folder}/a.js`, '', ''],
  ],
  [
    'the name of a mode of crossorigin',
    page.replaceAll(/(src|href)="/g, 'crossorigin="use-credentials" $1="'),
    [`${folder}/a.js`, '', 'use-credentials'],
  ],
  ['async without a value', page.replaceAll('async=""', 'async'), [`${folder}/a.js`, '']],
  [
    'a deployment in each address',
    page.replaceAll(/\.(js|css)"(?!\])/g, '.$1?dpl=v1"'),
    [`${folder}/a.js?dpl=v1`, ''],
  ],
  ['a nonce', page.replaceAll('<script', '<script nonce="abc="'), [`${folder}/a.js`, '']],
]

describe.each(understood)('a page with %s', (_, changed, file) => {
  test('is finished, and its files keep their addresses and crossorigin modes', () => {
    expect(changed).not.toBe(page)
    const { html, data, problem } = finish(changed)
    expect(problem).toBeNull()
    expect(data.files[0]).toEqual(file)
    expect(data.pushes).toHaveLength(3)
    expect(html).toContain('<style>.p{margin:0}</style>')
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(html).not.toContain('as="script"')
  })
})

test('the start script fetches files in their crossorigin mode, from the same address', () => {
  const changed = page.replaceAll(/\.(js|css)"(?!\])/g, '.$1?dpl=v1" crossorigin=""')
  const tag = startTagOf(finish(changed).html)
  expect(tag).toContain(`data-files="${folder}/a.js?dpl=v1 ${folder}/b.js?dpl=v1"`)
  expect(tag).toContain(`data-styles="${folder}/s.css?dpl=v1"`)
  expect(tag).toContain(' crossorigin=""')
})

/** Changes of unknown shape, and the inline scripts that each page then has. */
const unknown: readonly [name: string, changed: string, scripts: readonly string[]][] = [
  [
    'another queue',
    page.replaceAll('__next_f', '__next_g'),
    [bootstrap, begin, data].map((script) => script.replaceAll('__next_f', '__next_g')),
  ],
  [
    'a push that is no JSON',
    page.replace(data, 'self.__next_f.push([1,x])'),
    [bootstrap, begin, 'self.__next_f.push([1,x])'],
  ],
  [
    'a script that completes a stream',
    page.replace('</body>', '<script>$RC("B:0","S:0")</script></body>'),
    [bootstrap, begin, data, '$RC("B:0","S:0")'],
  ],
  [
    'an inline module',
    page.replace('</body>', '<script type="module">import "a"</script></body>'),
    [bootstrap, begin, data, 'import "a"'],
  ],
  ['files that are not async', page.replaceAll(' async=""', ''), [bootstrap, begin, data]],
  ['files that wait', page.replaceAll(' async=""', ' async="" defer=""'), [bootstrap, begin, data]],
  ['modules', page.replaceAll(' async=""', ' async="" type="module"'), [bootstrap, begin, data]],
  [
    'files in another folder of Next',
    page.replaceAll('chunks/a.js"', 'chunks/app/a.js"'),
    [bootstrap.replace('chunks/a.js"', 'chunks/app/a.js"'), begin, data],
  ],
  [
    'files at another origin',
    page.replaceAll('src="', 'src="https://cdn.example'),
    [bootstrap, begin, data],
  ],
  ['no files', page.replace(fileA, '').replace(fileB, ''), [bootstrap, begin, data]],
  ['files and no data', page.replace(/<script>.*<\/script>/s, ''), []],
  [
    'an end that is missing',
    page.slice(0, page.indexOf(data) + 30),
    [bootstrap, begin, data.slice(0, 30)],
  ],
  [
    'a script in a comment',
    page.replace('<p', '<!--<script></script>--><p'),
    [bootstrap, begin, data],
  ],
]

describe.each(unknown)('a page of unknown shape, with %s', (_, changed, scripts) => {
  test('stays as Next made it, with the hash of each script and a reason', () => {
    expect(changed).not.toBe(page)
    const { html, policy, data, problem, sizes } = finish(changed)
    expect(html).toBe(changed)
    expect(scriptSources(policy)).toBe(["'self'", ...scripts.map(hashOf)].join(' '))
    expect([data, sizes]).toEqual([null, ['M']])
    expect(problem).toMatch(/^[a-z].{10,}/)
  })
})

describe('an unfinished page', () => {
  test('stays as Next made it also when its stylesheet cannot be parsed', () => {
    const { html, data, problem } = finishPage(page, policyOf, { read: () => new Stylesheet('p{') })
    expect(html.toString()).toBe(page)
    expect([data, problem]).toEqual([null, expect.stringContaining('Unclosed block')])
  })

  test('allows each script by its text as browsers see it, without carriage returns', () => {
    const { policy } = finish(page.replace(data, 'a\r\nb\rc'))
    expect(policy).toContain(hashOf('a\nb\nc'))
  })

  test('allows a repeated script once, and lists no data block', () => {
    const { policy } = finish(`${jsonLd}${inline('a')}${inline('a')}`)
    expect(scriptSources(policy)).toBe(`'self' ${hashOf('a')}`)
  })
})
