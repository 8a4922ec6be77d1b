import { searchReport } from '@etalase/contract/product.ts'
import { aProduct } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { NothingFound } from '#components/catalogue/nothing-found.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import type { OtherProducts } from '#lib/catalogue/list-view.ts'
import { listMessages } from '#messages/list.ts'
import { searchMessages } from '#messages/search.ts'

// The testing library cleans up only what it rendered.
afterEach(() => document.body.replaceChildren())

/** Renders only HTML, as for a browser without scripts. */
function show(others: OtherProducts | null, report: object | null = { tried: ['zzqxj'] }) {
  document.body.innerHTML = renderToString(
    <QueryProvider>
      <NothingFound
        view={{
          filter: { page: 1, search: 'zzqxj' },
          cover: { title: '', text: '', imageUrl: null },
          categoryId: null,
          categories: [],
          products: [],
          count: 0,
          search: report && searchReport.parse(report),
          others,
        }}
      />
    </QueryProvider>,
  )
}

const products = [aProduct({ product_name: 'Kawung shirt' })]

test('shows the best sellers when a search finds nothing', () => {
  show({ areBestSellers: true, products })
  const best = screen.getByRole('region', { name: searchMessages.bestSellers })
  expect(best.textContent).toContain('Kawung shirt')
})

test('shows the newest products, named as such, when the backend knows only the spec', () => {
  show({ areBestSellers: false, products }, null)
  expect(screen.getByRole('region', { name: searchMessages.newest })).toBeTruthy()
  expect(screen.queryByText(searchMessages.bestSellers)).toBeNull()
})

test.each([null, { areBestSellers: true, products: [] }])(
  'has no heading for other products without any (%j)',
  (others) => {
    show(others)
    expect(screen.queryByText(searchMessages.bestSellers)).toBeNull()
    expect(screen.getByRole('link', { name: listMessages.emptyLink })).toBeTruthy()
  },
)
