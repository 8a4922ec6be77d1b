import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { budgetSchema, isOver, limitsFor, readBudgets } from '#bench/pages/budgets.ts'
import { measureBeside, ratiosOf } from '#bench/pages/compare.ts'
import { median, medianOf } from '#bench/pages/median.ts'
import { otherFiguresOf, performancePage } from '#bench/pages/performance-page.ts'
import { overBudget, pageTable } from '#bench/pages/report.ts'
import { productMessages } from '../../../../../../lib/messages/en/product.ts'

describe('a median', () => {
  test.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 2, 3], 2.5],
    [[100, 20, 3], 20],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  test('of no values throws', () => {
    expect(() => median([])).toThrow('Nothing was measured')
  })

  test('uses, per figure, the runs that have it', async () => {
    const runs = [{ lcp: 3, fcp: 1 }, { lcp: 1 }, { lcp: 2, fcp: 3 }]
    expect(await medianOf(3, async () => runs.shift() ?? {})).toEqual({ lcp: 2, fcp: 2 })
  })

  test('with a failing run throws', async () => {
    const failing = () => Promise.reject(new Error('The page never loaded.'))
    await expect(medianOf(3, failing)).rejects.toThrow('never loaded')
  })
})

describe('a ratio', () => {
  test('uses the real label of "add to cart", which bare Next\'s button shares', () => {
    const button = readFileSync('packages/tools/src/bench/bare-next/app/count-button.tsx', 'utf8')
    expect(button).toContain(`<button type="submit">${productMessages.addToCart}</button>`)
  })

  test('compares the shop with bare Next, and with a static page if that was measured', () => {
    const shop = { fcp: 0.6, lcp: 0.9, addToCartReady: 0.5, performance: 95 }
    const rivals = { bare: { fcp: 0.5, lcp: 0.9, performance: 100 }, static: { lcp: 0.6 } }
    expect(ratiosOf(shop, rivals)).toEqual({
      fcpToBare: 1.2,
      lcpToBare: 1,
      lcpToStatic: 1.5,
      performanceToBare: 0.95,
    })
  })

  test('to zero or to a missing figure is omitted', () => {
    expect(ratiosOf({ tbt: 20, fcp: 1 }, { bare: { tbt: 0 }, static: {} })).toEqual({})
  })

  test('compares pages measured one right after the other', async () => {
    const measured: string[] = []
    const figures = await measureBeside({ shop: 'a', bare: 'b', static: 'c' }, async (url) => {
      measured.push(url)
      return { lcp: measured.length }
    })
    expect(measured).toEqual(['a', 'b', 'c'])
    expect(figures).toEqual({ lcp: 1, lcpToBare: 1 / 2, lcpToStatic: 1 / 3 })
  })
})

describe('a budget', () => {
  test.each([
    ['javascript', 155, 155],
    ['performance', 98, 98],
    ['performance', 100, 98],
    ['cls', 0.0004, 0],
    ['lcp', 0.7049, 0.7],
  ] as const)('for %s is met at %d of %d', (name, value, limit) => {
    expect(isOver(name, value, limit)).toBe(false)
  })

  test.each([
    ['javascript', 155.06, 155],
    ['performance', 97, 98],
    ['cls', 0.0006, 0],
    ['lcp', 0.706, 0.7],
    ['cpuToBare', 1.31, 1.3],
  ] as const)('for %s is exceeded at %d of %d', (name, value, limit) => {
    expect(isOver(name, value, limit)).toBe(true)
  })

  test('of a page overrides that of every page', () => {
    const file = { everyPage: { html: 25, css: 14 }, pages: { '/faq': { html: 20 } } }
    expect(limitsFor(file, '/faq')).toEqual({ html: 20, css: 14 })
    expect(limitsFor(file, '/not-listed')).toEqual({ html: 25, css: 14 })
  })

  test('for an unknown measure is rejected', () => {
    expect(() => budgetSchema.parse({ everyPage: { javscript: 150 }, pages: {} })).toThrow()
  })

  test('that is not a number is rejected', () => {
    expect(() => budgetSchema.parse({ everyPage: { html: '25 KiB' }, pages: {} })).toThrow()
  })

  test('exists in docs/budgets.json for the six main landing pages and a narrowed list', () => {
    expect(Object.keys(readBudgets().pages)).toEqual([
      '/',
      '/shop/women',
      '/products?category_id=7',
      '/products?category_id=7&size=M',
      '/product/1001',
      '/stores',
      '/faq',
    ])
  })
})

describe('the report', () => {
  const limits = { javascript: 155, performance: 98 }
  const page = (figures: object) => ({ path: '/faq', status: 200, figures })

  test('shows figure and budget side by side, and marks exceeded budgets', () => {
    const table = pageTable(page({ javascript: 160.04, performance: 99, fcp: 0.5 }), limits)
    expect(table).toContain('| JavaScript until settled, KiB | 160.0 | 155 | **over** |')
    expect(table).toContain('| Lighthouse performance | 99 | 98 |  |')
    expect(table).toContain('| FCP, slow 4G and CPU/4, s | 0.50 |  |  |')
  })

  test('lists page, measure, figure and budget of each exceeded budget', () => {
    const over = overBudget(page({ javascript: 160.04, performance: 97 }), limits)
    expect(over).toEqual([
      '/faq: JavaScript until settled, KiB 160.0, budget 155',
      '/faq: Lighthouse performance 97, budget 98',
    ])
  })

  test('ignores a budget that was not measured', () => {
    expect(overBudget(page({ javascript: 100 }), limits)).toEqual([])
  })

  test('of a full run has a column for each page, and marks exceeded budgets', () => {
    const results = [
      page({ javascript: 160.04 }),
      { path: '/', status: 200, figures: { fcp: 0.5 } },
    ]
    const text = performancePage(results, () => limits, { machine: '2 × CPU', date: '2026-11-22' })
    expect(text).toContain('2026-11-22, 2 × CPU.')
    expect(text).toContain('|  | /faq | / |')
    expect(text).toContain('| JavaScript until settled, KiB | **160.0** |  |')
    expect(text).toContain('| FCP, slow 4G and CPU/4, s |  | 0.50 |')
    expect(text).not.toContain('LCP')
  })

  test('keeps the figures of other commands, and nothing else', () => {
    const others = '\n## By other commands\n\n| 40 ms | open the menu |\n'
    const full = performancePage([], () => limits, { machine: '2 × CPU', date: '2026-11-22' })
    expect(otherFiguresOf(full + others)).toBe(others)
    expect(otherFiguresOf(full)).toBe('')
  })

  test('counts a missing page as over budget', () => {
    const missing = { path: '/faq', status: 404, figures: {} }
    expect(overBudget(missing, limits)).toEqual(['/faq: missing, the shop responds with 404'])
    expect(pageTable(missing, limits)).toContain('missing: the shop responds with 404')
  })
})
