import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { SkipLink } from '#components/layout/skip-link.tsx'
import { headerMessages } from '#messages/header.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})

const layout = (text: string) => (
  <div hidden={text === 'Earlier'}>
    <SkipLink />
    <main id="content" tabIndex={-1}>
      {text}
    </main>
  </div>
)

test('the skip link focuses the content, and adds no history entry', async () => {
  render(layout('Content'))
  const [before, href] = [window.history.length, window.location.href]
  const shopper = userEvent.setup()
  await shopper.tab()
  await shopper.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect([window.history.length, window.location.href]).toEqual([before, href])
})

test("the skip link targets its own layout's content when an earlier one is still in the document", async () => {
  render(
    <>
      {layout('Earlier')}
      {layout('Now')}
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: headerMessages.skip }))
  expect(document.activeElement?.textContent).toBe('Now')
})

test('the skip link works without scripts', () => {
  render(layout('Content'))
  const link = screen.getByRole('link', { name: headerMessages.skip })
  expect(link.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})
