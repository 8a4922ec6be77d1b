import { readFile, writeFile } from 'node:fs/promises'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createApiKeysWorkflow,
  createUsersWorkflow,
  setAuthAppMetadataWorkflow,
} from '@medusajs/medusa/core-flows'
import { queryOf } from '../scope'
import { keyTitle } from '../settings'

interface Admin {
  email: string
  password: string
}

/** Creates the first admin user, unless there is one. */
export async function seedAdmin(scope: MedusaContainer, { email, password }: Admin): Promise<void> {
  const { data: users } = await queryOf(scope).graph({ entity: 'user', fields: ['id'] })
  if (users.length > 0) return
  const { result } = await createUsersWorkflow(scope).run({ input: { users: [{ email }] } })
  const { authIdentity, error } = await scope
    .resolve(Modules.AUTH)
    .register('emailpass', { body: { email, password } })
  if (!authIdentity) throw new Error(`The user of the admin was not made: ${error}`)
  await setAuthAppMetadataWorkflow(scope).run({
    input: { authIdentityId: authIdentity.id, actorType: 'user', value: result[0]?.id ?? null },
  })
}

/** Whether a file holds a valid key. */
async function hasKey(scope: MedusaContainer, file: string): Promise<boolean> {
  const key = (await readFile(file, 'utf8').catch(() => '')).trim()
  return key !== '' && Boolean(await scope.resolve(Modules.API_KEY).authenticate(key))
}

/** Writes a key of the Admin API into a file that only its owner can read, unless a valid one is there. */
export async function seedAdminKey(scope: MedusaContainer, file: string): Promise<void> {
  if (await hasKey(scope, file)) return
  const { data: users } = await queryOf(scope).graph({ entity: 'user', fields: ['id'] })
  const { result } = await createApiKeysWorkflow(scope).run({
    input: {
      api_keys: [{ title: keyTitle, type: 'secret', created_by: users[0]?.id ?? '' }],
    },
  })
  await writeFile(file, `${result[0]?.token}\n`, { mode: 0o600 })
}
