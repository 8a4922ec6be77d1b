import { aCart, aProduct } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SearchForm } from '#components/layout/search-form.tsx'
import { SuggestionList } from '#components/layout/suggestion-list.tsx'
import { Combobox } from '#components/ui/combobox.tsx'
import { hasCart } from '#tests/support/gateway-stub.ts'
import { joinedWords, misplacedBlocks } from '#tests/support/read-html.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

test('the combobox has a search keyboard, and the only type allowed for a combobox (ARIA in HTML)', async () => {
  hasCart(aCart())
  const onChoose = vi.fn()
  const shopper = renderInShop(
    <Combobox
      id="area"
      label="Area"
      text="Keb"
      onText={() => {}}
      options={[{ id: 7, label: 'Kebayoran Baru', hint: 'Jakarta Selatan' }]}
      listLabel="Areas"
      status={{ text: '', isShown: false }}
      onChoose={onChoose}
    />,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Area' })
  expect([field.type, field.inputMode, field.getAttribute('enterkeyhint')]).toEqual([
    'text',
    'search',
    'search',
  ])
  expect(field.getAttribute('aria-autocomplete')).toBe('list')
  await shopper.click(field)
  await shopper.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledWith(7)
})

test('the search in the header has a search key', () => {
  expect(renderToStaticMarkup(<SearchForm id="search" />)).toMatch(
    /<input[^>]*type="search"[^>]*enterKeyHint="search"/i,
  )
})

test('suggestions are valid HTML, with their words separated', () => {
  const html = renderToStaticMarkup(
    <SuggestionList
      id="list"
      label="Suggestions"
      active={-1}
      options={[
        { href: '/products', text: 'Shirts', hint: 'MEN' },
        { href: '/product/1', text: 'Shirt', product: aProduct() },
      ]}
    />,
  )
  expect(misplacedBlocks(html)).toEqual([])
  expect(joinedWords(html)).toEqual([])
})
