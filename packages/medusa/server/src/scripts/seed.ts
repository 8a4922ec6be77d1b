import type { ExecArgs } from '@medusajs/framework/types'
import { readCompany } from '../seed/company'
import { seedAdmin, seedAdminKey } from '../seed/seed-access'
import { seedCompany } from '../seed/seed-company'

/**
 * `medusa exec ./src/scripts/seed.ts company.json admin-key`: fills an empty database with a company, creates the first admin user
 * (ADMIN_EMAIL, ADMIN_PASSWORD), and writes a key of the Admin API into a file. Keeps what exists.
 */
export default async function seed({ container, args }: ExecArgs): Promise<void> {
  const [company, key] = args
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  if (!company || !key) throw new Error('It needs the file of a company, and a file for a key.')
  if (email && password) await seedAdmin(container, { email, password })
  await seedAdminKey(container, key)
  await seedCompany(container, await readCompany(company))
}
