import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { legalPlaceholdersOf } from '#lib/messages/help/legal-placeholders.ts'
import { fillPlaceholders, placeholdersIn } from '#lib/messages/help/placeholders.ts'
import { parseHelp } from '#lib/messages/help/read-help.ts'
import { specTerms } from '#lib/rules/shop-terms.ts'

const files = globSync('brand/help/**/*.md')

const placeholders = legalPlaceholdersOf(specTerms)

const parse = (...lines: string[]) => parseHelp(lines.join('\n'), 'a.md', placeholders)

describe('a help file', () => {
  test('has title, description, paragraphs, and sections with texts, points and links', () => {
    const file = parse(
      '# Title',
      '',
      '> For search engines.',
      '',
      'For',
      'readers.',
      '',
      '## First? {#first}',
      '',
      'One.',
      '',
      '- a',
      '- b',
      '',
      'Two.',
      '',
      '- c',
      '- [Call](tel:{{brand.phone}})',
      '- [Stores](/stores)',
    )
    expect(file).toEqual({
      title: 'Title',
      description: 'For search engines.',
      paragraphs: ['For readers.'],
      sections: [
        {
          id: 'first',
          title: 'First?',
          blocks: ['One.', ['a', 'b'], 'Two.', ['c']],
          links: [
            { label: 'Call', href: `tel:${placeholders.get('brand.phone')}` },
            { label: 'Stores', href: '/stores' },
          ],
        },
      ],
    })
  })

  test.each([
    ['an unknown placeholder', 'Hello {{nobody}}.', /^a\.md:3: .*\{\{nobody\}\}/],
    ['a list of values within a sentence', 'See {{company.lines}} there.', /^a\.md:3: .*alone/],
    ['HTML', '<script>alert(1)</script>', /^a\.md:3: .*no html/],
    ['bold text, which would be lost', 'It is **bold**.', /^a\.md:3: .*no strong/],
    ['a picture', '![x](/y.png)', /^a\.md:3: .*no image/],
    ['a section without anchor', '## Question?', /^a\.md:3: .*\{#id\}/],
    ['a deeper heading', '### Question {#x}', /^a\.md:3: .*\{#id\}/],
    [
      'a link that runs a script',
      '## Q {#q}\n\n- [x](javascript:alert)',
      /^a\.md:5: .*not to javascript/,
    ],
    ['a link to another page over http', '## Q {#q}\n\n- a\n- [x](http://a.example)', /^a\.md:6: /],
    ['an anchor that is there already', '## Q {#q}\n\na\n\n## R {#q}', /^a\.md:7: \{#q\}/],
  ])('is refused with file and line for %s', (_, text, message) => {
    expect(() => parse('# Title', '', text)).toThrow(message)
  })

  test('leaves out a clause with an empty value, and repeats one for each value of a list', () => {
    expect(fillPlaceholders('{{privacy.personalData}}', placeholders).length).toBeGreaterThan(5)
    expect(fillPlaceholders('No placeholder.', placeholders)).toEqual(['No placeholder.'])
    expect(fillPlaceholders('', placeholders)).toEqual([''])
  })
})

test('every placeholder occurs in a help file', () => {
  const used = new Set(files.flatMap((path) => placeholdersIn(readFileSync(path, 'utf8'))))
  expect(files.length).toBeGreaterThanOrEqual(9)
  expect([...placeholders.keys()].filter((name) => !used.has(name))).toEqual([])
})

test('no help file contains a company name that has a placeholder', () => {
  const names = ['brand.name', 'brand.legalName', 'brand.phone', 'brand.phoneShown', 'brand.email']
  for (const path of files) {
    const text = readFileSync(path, 'utf8')
    for (const name of names) expect(text, path).not.toContain(placeholders.get(name))
  }
})
