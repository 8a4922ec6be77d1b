import type { MedusaContainer } from '@medusajs/framework/types'
import { queryOf } from './scope'

interface Question {
  entity: string
  fields: string[]
  filters?: Record<string, unknown>
  pagination?: { skip?: number; take?: number; order?: Record<string, 'ASC' | 'DESC'> }
  context?: Record<string, unknown>
  withDeleted?: boolean
}

/**
 * Reads what modules have, with their links, and how many there are in all. The caller says what the fields give: Medusa
 * infers it only from fields that are written in the call itself.
 */
export async function readRows<Row>(
  scope: MedusaContainer,
  question: Question,
): Promise<{ rows: Row[]; count: number }> {
  const { data, metadata } = await queryOf(scope).graph(question)
  return { rows: data, count: metadata?.count ?? data.length }
}
