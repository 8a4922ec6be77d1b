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
 * Loads rows of modules with their links, and their total count. The caller states the type of the fields, since Medusa infers it only from
 * a literal list.
 */
export async function readRows<Row>(
  scope: MedusaContainer,
  question: Question,
): Promise<{ rows: Row[]; count: number }> {
  const { data, metadata } = await queryOf(scope).graph(question)
  return { rows: data, count: metadata?.count ?? data.length }
}
