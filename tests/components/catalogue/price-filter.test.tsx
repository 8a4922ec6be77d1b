import { rupiah } from '@etalase/contract/rules/money.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterPanel } from '#components/catalogue/filter-panel.tsx'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { formatAmount } from '#lib/messages/formats.ts'
import { filterMessages } from '#messages/list.ts'

const range = { min: rupiah(100_000), max: rupiah(900_000) }

function openPanel(query: string, price: typeof range | null = range) {
  const choices = { sizes: [], colors: [], brands: [], price, available: 0 }
  const filter = readFilter(new URLSearchParams(query))
  return render(<FilterPanel filter={filter} choices={choices} count={0} />)
}

/** Finds it as a text box: a number field would parse 100.000 with a decimal point. */
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

/** Returns a field's validity and description. */
const said = (name: string) => {
  const { ariaInvalid, attributes } = field(name)
  const id = attributes.getNamedItem('aria-describedby')?.value
  return [
    ariaInvalid ?? attributes.getNamedItem('aria-invalid')?.value,
    id && document.getElementById(id)?.textContent,
  ]
}

const fine = [undefined, undefined]
const wrong = ['true', filterMessages.priceUnread]

test('shows an invalid price at its own field, and focuses it', () => {
  openPanel('price_min=100rb&price_max=murah')
  expect(said(filterMessages.priceFrom)).toEqual(fine)
  expect(said(filterMessages.priceTo)).toEqual(wrong)
  expect(document.activeElement).toBe(field(filterMessages.priceTo))
  expect(field(filterMessages.priceFrom).value).toBe(formatAmount(rupiah(100_000)))
})

test('shows both of two invalid prices, and focuses the first field', () => {
  openPanel('price_min=x&price_max=y')
  expect([said(filterMessages.priceFrom), said(filterMessages.priceTo)]).toEqual([wrong, wrong])
  expect(document.activeElement).toBe(field(filterMessages.priceFrom))
})

test('shows an invalid price even with no results', () => {
  openPanel('size=ZZ&price_min=x', null)
  expect(said(filterMessages.priceFrom)).toEqual(wrong)
})

test('sends a new price without the old ones, which the form drops', () => {
  const { container } = openPanel('category_id=7&price_min=x&price_max=5000')
  const form = container.querySelector('form') ?? undefined
  const names = [...new FormData(form).keys()]
  expect(names).toEqual(['category_id', 'filter', 'price_min', 'price_max'])
})

test('does not report valid prices or focus them', () => {
  openPanel('price_min=1,5jt&filter=1')
  expect(said(filterMessages.priceFrom)).toEqual(fine)
  expect(document.activeElement).toBe(document.body)
})
