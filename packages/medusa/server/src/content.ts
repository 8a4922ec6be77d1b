import type { MedusaContainer } from '@medusajs/framework/types'
import { tellAdapter } from './events'
import { contentOf } from './scope'

interface Content {
  key: string
  language: string
  data: unknown
}

/** Loads a document of the module `content`; undefined when it doesn't exist in the language. */
export async function readDocument(scope: MedusaContainer, key: string, language: string) {
  const [document] = await contentOf(scope).listDocuments({ key, language })
  return document && { data: document.data.content, updated_at: document.updated_at }
}

/** Replaces a document, and tells the adapter. */
export async function writeDocument(scope: MedusaContainer, { key, language, data }: Content) {
  const service = contentOf(scope)
  const [before] = await service.listDocuments({ key, language })
  // Wrapped in a field: Medusa's JSON columns take only objects, and some contents are lists.
  const row = { key, language, data: { content: data } }
  if (before) await service.updateDocuments({ id: before.id, ...row })
  else await service.createDocuments(row)
  tellAdapter(scope, { name: 'content.changed', key })
  return readDocument(scope, key, language)
}
