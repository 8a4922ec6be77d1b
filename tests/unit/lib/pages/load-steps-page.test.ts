import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadStepsPage } from '#lib/pages/load-steps-page.ts'
import { keepSession } from '#lib/session/session.ts'

const jar = vi.hoisted(() => ({ cookies: new Map<string, { value: string }>() }))
vi.mock('#lib/session/request-cookies.ts', () => ({ requestCookies: async () => jar.cookies }))

stubBackend()
beforeEach(async () => {
  jar.cookies.clear()
  jar.cookies.set('device_id', { value: '3b241101-e2bb-4255-8caf-4136c566a962' })
  await keepSession(
    { set: (name, value) => jar.cookies.set(name, { value }) },
    { token: 'the-token', owner: 'sari' },
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const ended = () =>
    HttpResponse.json({ error: { code: 'UNAUTHORIZED', message: 'Sign in.' } }, { status: 401 })
  backendStub.use(http.all('http://localhost:4000/*', ended))
})
afterEach(() => vi.mocked(console.error).mockClear())

test.each([
  ['of the cart', {}, '/checkout/steps'],
  ['of a product that is bought now', { buy: '1035-M-1' }, '/checkout/steps?buy=1035-M-1'],
])(
  'the sign-in after a session that has ended leads back to the checkout %s',
  async (_, query, path) => {
    expect((await loadStepsPage(query)).view).toEqual({ view: 'ended', path })
  },
)
