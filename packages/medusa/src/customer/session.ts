import { createHmac, randomBytes } from 'node:crypto'
import { sameSignature } from '@etalase/backend-kit/http/signature.ts'
import { addDays } from 'date-fns/addDays'
import type { Adapter } from '#adapter.ts'
import { customerName, type EngineCustomer, findCustomer } from '#customer/engine-customer.ts'

/** A signed-in customer. */
export interface Customer {
  /** The engine's id. */
  id: string
  name: string
  email: string
  /** Session of this request's token. */
  sessionId: string
  account: EngineCustomer
}

/** Finds the customer of a token; null for an invalid, ended or expired token. */
export type FindCustomer = (token: string) => Promise<Customer | null>

const lifetimeDays = 30

const parts = /^([\w-]{1,64})\.([\w-]{22})\.(\d{13})\.([\w-]{43})$/

type Signer = Pick<Adapter, 'secret'>

const sign = ({ secret }: Signer, text: string) =>
  createHmac('sha256', secret).update(`session ${text}`).digest('base64url')

/** Issues a token for a customer. Tokens are signed, not stored; ended ones are recorded with the customer. */
export function issueToken(signer: Signer, customerId: string, now: Date): string {
  const text = `${customerId}.${randomBytes(16).toString('base64url')}.${now.getTime()}`
  return `${text}.${sign(signer, text)}`
}

function readToken(signer: Signer, token: string) {
  const [, customerId = '', sessionId = '', issued = '', signature = ''] = parts.exec(token) ?? []
  if (!sameSignature(sign(signer, `${customerId}.${sessionId}.${issued}`), signature)) return null
  return { customerId, sessionId, issuedAt: new Date(Number(issued)) }
}

/** Returns a function that finds the customer of a token. Rejects a token that was ended, or all tokens issued before a time. */
export const customerFinder =
  (adapter: Pick<Adapter, 'secret' | 'engine' | 'now'>): FindCustomer =>
  async (token) => {
    const read = readToken(adapter, token)
    if (!read || addDays(read.issuedAt, lifetimeDays) <= adapter.now()) return null
    const account = await findCustomer(adapter.engine, read.customerId)
    if (!account) return null
    const { adapter_ended: ended, adapter_sessions_from: from } = account.metadata
    if (ended?.includes(read.sessionId) || read.issuedAt.getTime() < (from ?? 0)) return null
    const { id, email } = account
    return { id, email, name: customerName(account), sessionId: read.sessionId, account }
  }
