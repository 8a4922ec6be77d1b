import { backendStub, stubBackend } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { serve } from '#lib/gateway/serve.ts'
import { authMessages } from '#messages/auth.ts'
import { footerMessages } from '#messages/footer.ts'
import { aRequest, flashOf } from '#tests/support/shop-request.ts'

stubBackend()

describe("the footer's newsletter box", () => {
  const box = async (isSignedIn: boolean, headers = {}, email = 'sari@example.com') =>
    serve(
      await aRequest('POST', '/api/newsletter', {
        body: new URLSearchParams({ email }).toString(),
        isSignedIn,
        headers,
      }),
    )

  test('leads a guest to the sign-up with the address filled in, but in no URL', async () => {
    const response = await box(false)
    expect(response.headers.get('location')).toBe('/sign-up')
    expect(await flashOf(response, '/sign-up')).toMatchObject({
      values: { email: 'sari@example.com' },
      problems: {},
    })
  })

  test.each([
    ['', authMessages.problems.emailRequired],
    ['sari', authMessages.problems.emailInvalid],
    [`${'s'.repeat(120)}@example.com`, 'Please use at most 128 characters. You have 132.'],
  ])('tells a guest at the sign-up what is wrong with the address %o', async (email, problem) => {
    const flash = await flashOf(await box(false, {}, email), '/sign-up')
    expect(flash).toMatchObject({ values: { email }, problems: { email: problem } })
  })

  test('subscribes a customer with the words of the box, and confirms it on the account page', async () => {
    let sent: unknown
    backendStub.use(
      http.post('http://localhost:4000/user/newsletter/subscribe', async ({ request }) => {
        sent = await request.json()
        return HttpResponse.json({ data: { message: 'You have subscribed.' } })
      }),
    )
    const response = await box(true)
    expect(response.headers.get('location')).toBe('/account')
    const { newsletterText, subscribe } = footerMessages
    expect(sent).toEqual({ source: 'footer', wording: `${newsletterText} [${subscribe}]` })
    expect(await flashOf(response, '/account')).toMatchObject({
      isDone: true,
      message: 'You have subscribed.',
    })
  })
})
