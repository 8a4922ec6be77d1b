import type { Product } from '@etalase/contract/product.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { aCart, aCartItem, aProduct } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { brand } from '#brand/company.ts'
import { CartView } from '#components/cart/cart-view.tsx'
import { CartAside } from '#components/checkout/cart-aside.tsx'
import { SummaryAmounts } from '#components/checkout/summary-lines.tsx'
import { LegalNotice } from '#components/layout/legal-notice.tsx'
import { EstimateBox } from '#components/product/estimate-box.tsx'
import { ProductDetail } from '#components/product/product-detail.tsx'
import { AskForAlert } from '#components/stock-alert/ask-for-alert.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'
import { initialCheckout } from '#lib/checkout/state.ts'
import { authMessages } from '#messages/auth.ts'
import { legalMessages } from '#messages/help.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const product: Product = {
  ...aProduct(),
  short_description: '',
  detailed_description: '',
  related_products: [],
}

const amount = rupiah(1_000)
const summary = {
  served: [],
  kept: [],
  excluded: [],
  subtotal: amount,
  discount: rupiah(0),
  shippingCost: amount,
  cash: null,
  paymentFee: rupiah(0),
  total: amount,
}

const places = {
  'a product': () => <ProductDetail product={product} bundles={[]} url="https://shop.example" />,
  'the cart': () => <CartView initialCart={aCart(aCartItem())} isCustomer={false} />,
  'the cart beside the checkout': () => <CartAside lines={[aCartItem()]} />,
  'the summary': () => <SummaryAmounts state={initialCheckout} summary={summary} applied={null} />,
}

/** Overrides the company's details for one test. */
function given(change: Partial<typeof brand.legal>): void {
  const before = { ...brand.legal }
  Object.assign(brand.legal, change)
  onTestFinished(() => {
    Object.assign(brand.legal, before)
  })
}

/** Returns the server-rendered HTML. */
const markupOf = (part: ReactNode) => renderToStaticMarkup(<QueryProvider>{part}</QueryProvider>)

describe.each(Object.entries(places))('%s', (_, render) => {
  test('says that its price includes the value-added tax', () => {
    expect(markupOf(render())).toContain(legalMessages.ppnIncluded)
  })

  test('does not mention a tax that the company does not charge', () => {
    given({ pricesIncludePpn: false })
    expect(markupOf(render())).not.toContain(legalMessages.ppnIncluded)
  })
})

test("a product states the return rule with its backend's days", () => {
  renderInShop(<EstimateBox product={{ ...product, return_days: 30 }} formId="buy" />)
  expect(screen.getByText(legalMessages.returns(30))).toBeTruthy()
})

test('a product states the default return rule when its backend sends no days', () => {
  renderInShop(<EstimateBox product={product} formId="buy" />)
  expect(screen.getByText(legalMessages.returns(3))).toBeTruthy()
})

test('the form for stock mails links to the notice on personal data', () => {
  const sizes = [{ size_code: 'M', size_name: 'M', is_available: false }]
  renderInShop(<AskForAlert product={{ ...product, sizes }} flash={null} />)
  const link = screen.getByRole('link', { name: authMessages.privacy })
  expect(link.getAttribute('href')).toBe('/privacy')
})

describe('the footer', () => {
  test("names the company's address, NIB and PSE, and links to the complaints office", () => {
    renderInShop(<LegalNotice />)
    for (const detail of [brand.legal.address, brand.legal.nib, brand.legal.pse])
      expect(screen.getByText(new RegExp(detail.replaceAll(/[().]/g, '\\$&')))).toBeTruthy()
    expect(screen.getByText(brand.legal.complaints.office).lang).toBe('id')
    expect(screen.getAllByRole('link')).toHaveLength(3)
  })

  test('shows no empty line for a company without these details', () => {
    const complaints = { office: 'The ministry', whatsapp: '', email: '', url: '' }
    given({ address: '', nib: '', pse: '', complaints })
    expect(markupOf(<LegalNotice />)).not.toContain('<p')
  })
})
