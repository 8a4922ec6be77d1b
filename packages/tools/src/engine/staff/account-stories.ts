import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { expectSame, type Story } from '#engine/staff/staff.ts'

const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`

const changedEmail: Story = {
  name: 'a customer signs in with an email address that staff changed, and the old one is free',
  async run(staff) {
    const { client } = staff
    const [before, after] = [address('before'), address('after')]
    const password = randomUUID()
    const signUp = (email: string) =>
      client.attempt('POST auth/sign-up', {
        email,
        name: 'Sari',
        gender: 'FEMALE',
        password,
        password_conf: password,
      })
    expectSame('The sign-up', (await signUp(before)).status, 200)
    const answer = z.object({ customers: z.array(z.object({ id: z.string() })).length(1) })
    const query = { email: before, has_account: 'true' }
    const { customers } = await staff.get('/customers', answer, query)
    await staff.post(`/customers/${customers[0]?.id}`, { email: after.replace('after', 'After') })
    const signIn = (email: string) => client.attempt('POST auth/sign-in', { email, password })
    await staff.until('The new address signs in', async () => (await signIn(after)).status === 200)
    expectSame('The old address', (await signIn(before)).code, 'WRONG_PASSWORD')
    expectSame('A sign-up with the old address', (await signUp(before)).status, 200)
  },
}

export const accountStories: readonly Story[] = [changedEmail]
