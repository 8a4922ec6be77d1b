import { fromGoogle } from '#import/formats/google.ts'
import { fromShopify } from '#import/formats/shopify.ts'
import { readShopifyJson } from '#import/formats/shopify-json.ts'
import { readTable, readTableForm } from '#import/read-table.ts'
import { readXml } from '#import/read-xml.ts'
import type { FilePart, Translate } from '#import/record-translation.ts'
import { ImportError, type SourceRecord } from '#import/source-record.ts'
import { detectTable } from '#import/table-formats.ts'

/** A reader of texts, and the translation of their records to Google's product data. */
export interface SourceFormat {
  read: (texts: AsyncIterable<string>) => AsyncGenerator<SourceRecord>
  /** Called once per file, because rows can depend on earlier ones. */
  translation: () => Translate
  /** What line numbers of its records count, if not lines. */
  unit?: string
  part?: FilePart
}

function tableFormat(head: string): SourceFormat {
  const form = readTableForm(head)
  const { translation, arrange, part } = detectTable(form.columns)
  const read = (texts: AsyncIterable<string>) => readTable(texts, form)
  return {
    read: arrange ? (texts) => arrange(read(texts), form.columns) : read,
    translation,
    ...(part && { part }),
  }
}

/** Detects a file's format by its start. Throws ImportError, which says what the file seems to be, for an unknown one. */
export function detectFormat(start: string): SourceFormat {
  const head = start.trimStart()
  if (head === '') throw new ImportError('The file is empty.')
  if (/^(<!doctype html|<html)/i.test(head))
    throw new ImportError('This is a web page, not a feed: the address may require a sign-in.')
  if (/^[{[]/.test(head))
    return {
      read: (texts) => readShopifyJson(texts, head),
      translation: fromShopify,
      unit: 'Product',
    }
  if (head.startsWith('<')) return { read: readXml, translation: fromGoogle }
  return tableFormat(start)
}
