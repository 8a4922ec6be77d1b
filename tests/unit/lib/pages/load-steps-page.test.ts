import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStepsPage } from '#lib/pages/load-steps-page.ts'
import { aRequest } from '#tests/support/shop-request.ts'

const { cookies } = await aRequest('GET', '/checkout/steps', { isSignedIn: true })

stubBackend()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const ended = () =>
    HttpResponse.json({ error: { code: 'UNAUTHORIZED', message: 'Sign in.' } }, { status: 401 })
  backendStub.use(http.all('http://localhost:4000/*', ended))
})
afterEach(() => vi.mocked(console.error).mockClear())

test.each([
  ['of the cart', {}, '/checkout/steps'],
  ['of a product that is bought now', { buy: '1035-M-1' }, '/checkout/steps?buy=1035-M-1'],
])('the sign-in after an ended session leads back to the checkout %s', async (_, query, path) => {
  expect((await loadStepsPage(cookies, query)).view).toEqual({ view: 'ended', path })
})
