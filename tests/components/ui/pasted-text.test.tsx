import { globSync, readFileSync } from 'node:fs'
import { searchLimit } from '@etalase/contract/rules/constants.ts'
import { maxLengthOf } from '@etalase/contract/rules/field.ts'
import { returnForm, reviewForm } from '@etalase/contract/rules/forms.ts'
import { anOrder, anOrderLine } from '@etalase/testkit/builders.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { FilterPanel } from '#components/catalogue/filter-panel.tsx'
import { ProductList } from '#components/catalogue/product-list.tsx'
import { NewsletterBox } from '#components/layout/newsletter-box.tsx'
import { SearchForm } from '#components/layout/search-form.tsx'
import { OrderLookupForm } from '#components/orders/order-lookup-form.tsx'
import { ReturnForm } from '#components/orders/return-form.tsx'
import { ReviewForm } from '#components/orders/review-form.tsx'
import { SizeComparison } from '#components/product/size-comparison.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { guestOrderMessages } from '#messages/guest-order.ts'
import { headerMessages } from '#messages/header.ts'
import { filterMessages } from '#messages/list.ts'
import { ownGarmentMessages } from '#messages/own-garment.ts'
import { returnsMessages } from '#messages/returns.ts'
import { reviewsMessages } from '#messages/reviews.ts'

// The testing library cleans up only what it rendered.
afterEach(() => document.body.replaceChildren())

const line = anOrderLine({ can_review: true })
const reviewed = anOrder({ sales_trx_details: [line] })

const long = '12345 '.repeat(60).trim()

const choices = { sizes: [], colors: [], brands: [], price: null, available: 0 }
const measurements = {
  columns: ['A Chest width', 'B Body length'],
  rows: [{ size_name: 'M', values: [53, 70] }],
}

const pricePanel = (query: string) => (
  <FilterPanel filter={readFilter(new URLSearchParams(query))} choices={choices} count={0} />
)

const fields: [name: string, label: string | RegExp, content: ReactNode][] = [
  ['an order number', guestOrderMessages.number, <OrderLookupForm key="order" flash={null} />],
  ['a search', headerMessages.searchLabel, <SearchForm key="search" id="search" />],
  ['the newsletter', /newsletter|e-?mail/i, <NewsletterBox key="newsletter" />],
  ['a price', filterMessages.priceFrom, pricePanel('price_min=x')],
  [
    'a measurement',
    ownGarmentMessages.inCentimetres('A Chest width'),
    <SizeComparison key="size" chart="/tee.svg" measurements={measurements} />,
  ],
]

test.each([
  [
    'the words of a return',
    returnsMessages.words,
    <ReturnForm
      key="return"
      order={anOrder({ return_until: '2126-12-03 23:59:59' })}
      flash={null}
      isCustomers
    />,
    returnForm.words,
  ],
  [
    'a review',
    reviewsMessages.textLabel,
    <ReviewForm
      key="review"
      order={reviewed}
      query={new URLSearchParams({ item: String(line.product_detail.id), size: line.size_code })}
      flash={null}
      isCustomers
    />,
    reviewForm.text,
  ],
])('%s of emoji can be pasted up to its limit, and beyond', async (_, label, content, field) => {
  document.body.innerHTML = renderToStaticMarkup(content)
  const area = screen.getByLabelText<HTMLTextAreaElement>(label)
  const text = '🧵'.repeat(maxLengthOf(field) + 1)
  const shopper = userEvent.setup()
  await shopper.click(area)
  await shopper.paste(text)
  expect(area.value).toBe(text)
})

/** Browsers truncate at maxlength, counting UTF-16 units. */
test('only the search has a maxlength, above the limit of its words', () => {
  const limited = globSync('{app,components}/**/*.tsx').filter((path) =>
    /\bmaxLength=/.test(readFileSync(path, 'utf8')),
  )
  expect(limited).toEqual(['components/layout/search-form.tsx'])
  document.body.innerHTML = renderToStaticMarkup(<SearchForm id="limited" />)
  const { maxLength } = screen.getByLabelText<HTMLInputElement>(headerMessages.searchLabel)
  expect(maxLength).toBeGreaterThanOrEqual(2 * searchLimit)
})

describe('a text that is too long', () => {
  test.each(fields)('stays complete in the field of %s, as pasted', async (_, label, content) => {
    document.body.innerHTML = renderToStaticMarkup(content)
    const field = screen.getByLabelText<HTMLInputElement>(label)
    const shopper = userEvent.setup()
    await shopper.click(field)
    await shopper.paste(long)
    expect(field.value).toBe(long)
  })

  test('as a measurement is refused in words, and stays in the field', async () => {
    render(<SizeComparison chart="/tee.svg" measurements={measurements} />)
    const shopper = userEvent.setup()
    const field = screen.getByLabelText<HTMLInputElement>(
      ownGarmentMessages.inCentimetres('A Chest width'),
    )
    await shopper.click(field)
    await shopper.paste('53.000000000001')
    await shopper.click(screen.getByRole('button', { name: ownGarmentMessages.findSize }))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.value).toBe('53.000000000001')
  })

  test('as a price is reported at its field', () => {
    render(pricePanel(`price_min=${'9'.repeat(31)}`))
    expect(screen.getByText(filterMessages.priceUnread)).toBeTruthy()
  })
})

describe('the results of a search', () => {
  const show = (search: string) => {
    const filter = readFilter(new URLSearchParams({ search }))
    const view = {
      filter,
      cover: { title: '', text: '', imageUrl: null },
      categoryId: null,
      categories: [],
      products: [],
      count: 0,
      search: null,
      others: null,
      canNarrow: false,
    }
    document.body.innerHTML = renderToString(
      <QueryProvider>
        <ProductList view={view} isSearchCut={filter.isSearchCut} />
      </QueryProvider>,
    )
    return screen.queryByText(filterMessages.searchTooLong(searchLimit))
  }

  test('say that they match only its start when it is too long', () => {
    expect(show('b'.repeat(searchLimit + 1))).toBeTruthy()
  })

  test('say nothing like that for other searches', () => {
    expect(show('b'.repeat(searchLimit))).toBeNull()
  })
})
