import { escapeHtml, htmlPage } from '@etalase/backend-kit/html.ts'
import type { OpenApiDocument } from '@etalase/contract/openapi.ts'
import type { JsonSchema } from '@etalase/contract/openapi-fields.ts'
import type { Operation } from '@etalase/contract/openapi-operation.ts'
import { type FieldRow, fieldRows } from '#docs/schema-rows.ts'

interface Call {
  method: string
  path: string
  operation: Operation
}

const typeCell = ({ type, reference }: FieldRow) =>
  reference
    ? `<a href="#${escapeHtml(reference)}">${escapeHtml(type)}</a>`
    : `<code>${escapeHtml(type)}</code>`

const row = (field: FieldRow) => `<tr><th scope="row"><code>${escapeHtml(field.name)}</code></th>
<td>${typeCell(field)}</td><td>${field.isRequired ? 'yes' : 'no'}</td><td>${escapeHtml(field.description)}</td></tr>`

function fieldTable(caption: string, rows: FieldRow[]): string {
  if (rows.length === 0) return `<p>${caption}: nothing.</p>`
  return `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">What it is</th></tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table></div>`
}

const jsonIn = (holder: unknown): JsonSchema =>
  Object(Object(Object(Object(holder).content)['application/json']).schema)

function requestRows({ parameters: all, requestBody }: Operation): FieldRow[] {
  const body = fieldRows(jsonIn(requestBody))
  const parameters = all.flatMap((parameter) => ('name' in parameter ? [parameter] : []))
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  return [...fieldRows({ properties, required }), ...body]
}

function replyRows({ responses }: Operation): FieldRow[] {
  const { data } = Object(jsonIn(responses['200']).properties)
  return data.$ref ? fieldRows({ properties: { data }, required: ['data'] }) : fieldRows(data)
}

function callSection({ method, path, operation }: Call): string {
  const refused: { description?: string } = Object(operation.responses['400'])
  return `<details id="${operation.operationId}"><summary><code>${method} ${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
<p class="lines">${escapeHtml(operation.description)}</p>
${fieldTable('Sent', requestRows(operation))}
${fieldTable('Answered, within data', replyRows(operation))}
<p>${escapeHtml(refused.description ?? '')}</p></details>`
}

function callsOf({ paths }: OpenApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

const schemaSection = ([name, schema]: [string, JsonSchema]) =>
  `<section id="${name}"><h3>${name}</h3><p class="lines">${escapeHtml(schema.description ?? '')}</p>
${schema.properties ? fieldTable(name, fieldRows(schema)) : ''}</section>`

const style = `<style>body { max-width: 1080px; } details { border-top: 1px solid #e4dccf; padding: 4px 0; }
summary { cursor: pointer; padding: 10px 0; } .scroll { overflow-x: auto; } caption { text-align: left; font-weight: 600; padding: 8px 0; }
table { font-size: 14px; margin-bottom: 16px; } td, th { padding: 6px 12px 6px 0; } td:last-child { text-align: left; }
tbody th { font-weight: 400; } td:first-of-type { min-width: 8em; } .lines { white-space: pre-line; }
thead th:first-child { width: 36%; } thead th:nth-child(2) { width: 18%; } thead th:nth-child(3) { width: 10%; }</style>`

/** Renders the API documentation as HTML: each call with its input, output and errors. Works without JavaScript. */
export function docsPage(document: OpenApiDocument): string {
  const calls = Map.groupBy(callsOf(document), ({ operation }) => operation.tags[0] ?? '')
  const groups = [...calls].map(
    ([tag, group]) => `<h2>${escapeHtml(tag)}</h2>\n${group.map(callSection).join('\n')}`,
  )
  return htmlPage({
    title: document.info.title,
    body: `${style}<h1>${escapeHtml(document.info.title)}</h1>
<p>Version ${document.info.version}. For programs: <a href="/openapi.json">openapi.json</a>.</p>
<p>${escapeHtml(document.info.description)}</p>
${groups.join('\n')}
<h2>What the calls carry</h2>
${Object.entries(document.components.schemas).map(schemaSection).join('\n')}`,
  })
}
