import { aCart, aCartItem } from '@etalase/testkit/builders.ts'
import { act, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SizeChoice } from '#components/buy/size-choice.tsx'
import { BuyForm } from '#components/product/buy-form.tsx'
import { ToolForm } from '#components/ui/tool-form.tsx'
import { productMessages } from '#messages/product.ts'
import { answers, hasCart, hasSession } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

const sizes = [
  { size_code: 'M', size_name: 'M', is_available: true },
  { size_code: 'L', size_name: 'L', is_available: false },
]

const form = () => document.querySelector('form') ?? document.createElement('form')

beforeEach(() => {
  hasSession(false)
})

describe("a form that is an agent's tool", () => {
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ToolForm tool={{ name: 'find', description: 'Finds something' }} />
    </Activity>
  )

  test('is a tool in the HTML, before any script', () => {
    expect(renderToString(page('visible'))).toContain(
      '<form toolname="find" tooldescription="Finds something" toolautosubmit=""',
    )
  })

  test('is no tool while its page is hidden, and is one again afterwards', () => {
    const { rerender } = render(page('visible'))
    expect(form().getAttribute('toolname')).toBe('find')
    rerender(page('hidden'))
    expect(form().hasAttribute('toolname')).toBe(false)
    rerender(page('visible'))
    expect(form().getAttribute('toolname')).toBe('find')
  })
})

describe('a sold-out size', () => {
  const nothing = () => {}
  const choice = (
    <form>
      <SizeChoice sizes={sizes} onChoose={nothing} onSoldOut={nothing} />
    </form>
  )

  test('is not a value of its form: agents see only accepted values', () => {
    render(choice)
    const values = [...form().querySelectorAll('[name=size]')].map((size) =>
      size.getAttribute('value'),
    )
    expect(values).toContain('M')
    expect(values).not.toContain('L')
    const soldOut = screen.getByRole('radio', { name: productMessages.sizeSoldOut('L') })
    expect(soldOut.hasAttribute('name')).toBe(false)
  })

  test('is disabled without scripts, and focusable with them', () => {
    expect(renderToString(choice)).toMatch(/<input[^>]* disabled=""[^>]* value="L"/)
    render(choice)
    const soldOut = screen.getByRole<HTMLInputElement>('radio', {
      name: productMessages.sizeSoldOut('L'),
    })
    expect(soldOut.disabled).toBe(false)
  })
})

describe('a buy form sent by an agent', () => {
  /** Submits the form as a browser does for an agent; returns the agent's response. */
  async function sendAsAgent(): Promise<unknown> {
    const respondWith = vi.fn<(result: Promise<unknown>) => void>()
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    Object.assign(event, { agentInvoked: true, respondWith })
    act(() => void form().dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
    expect(respondWith).toHaveBeenCalledOnce()
    const [told] = respondWith.mock.calls[0] ?? []
    return act(() => told)
  }

  test('returns the cart while the event is handled', async () => {
    hasCart(aCart())
    answers('post', 'cart', { message: 'Item Added to Cart', cart: aCart(aCartItem()) })
    const shopper = renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
    await shopper.click(screen.getByRole('radio', { name: 'M' }))
    expect(await sendAsAgent()).toMatchObject({
      isError: false,
      structuredContent: { in_cart: 1 },
    })
  })

  test('returns the missing fields, and shows them', async () => {
    hasCart(aCart())
    renderInShop(<BuyForm id="buy" productId={1001} sizes={sizes} />)
    expect(await sendAsAgent()).toEqual({
      isError: true,
      content: [{ type: 'text', text: productMessages.chooseSize }],
    })
    expect(screen.getByRole('alert').textContent).toBe(productMessages.chooseSize)
  })
})
