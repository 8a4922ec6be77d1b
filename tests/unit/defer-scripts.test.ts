import { describe, expect, test } from 'vitest'
import { deferScripts } from '#server/defer-scripts.ts'

const file = (name: string, id = '') =>
  `<script src="/_next/static/chunks/${name}.js"${id && ` id="${id}"`} async=""></script>`
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>'

describe("a page's script files", () => {
  test('are not in the page, nor are the hints to fetch them', () => {
    const page = `<head>${preload}${file('a')}</head><body>Kemeja${file('b', '_R_')}</body>`
    expect(deferScripts(page)).toEqual({
      html: '<head></head><body>Kemeja</body>',
      files: [
        ['/_next/static/chunks/a.js', ''],
        ['/_next/static/chunks/b.js', '_R_'],
      ],
    })
  })

  test('of a page without any are none', () => {
    expect(deferScripts('<body>Kemeja</body>')).toEqual({ html: '<body>Kemeja</body>', files: [] })
  })
})

describe('what stays where it is', () => {
  test.each([
    [
      'a file for browsers without modules',
      '<script src="/_next/static/chunks/p.js" noModule=""></script>',
    ],
    ['a file of another folder', '<script src="/media/a.js" async=""></script>'],
    [
      'a file of another origin',
      '<script src="https://evil.example/_next/static/chunks/a.js" async=""></script>',
    ],
    ['an inline script', '<script>alert(1)</script>'],
    ['JSON-LD', '<script type="application/ld+json">{"@type":"Store"}</script>'],
    ['the preload of a picture', '<link rel="preload" as="image" href="/a.webp"/>'],
  ])('%s', (_, other) => {
    const { html } = deferScripts(`<body>${other}${file('a')}</body>`)
    expect(html).toBe(`<body>${other}</body>`)
  })
})
