import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { endpoints } from '@etalase/contract/endpoints.ts'
import { deviceId } from '@etalase/contract/fields.ts'
import { staffEndpoints } from '@etalase/contract/staff.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { badRequest, invalidForStaff } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** All calls of this backend. */
export const calls = { ...endpoints, ...staffEndpoints }

export type Calls = typeof calls
export type CallKey = keyof Calls

type Parsed<Key extends CallKey, Part extends 'query' | 'body'> = Calls[Key] extends {
  [P in Part]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : Record<never, never>

type DeviceOf<Key extends CallKey> = Calls[Key]['access'] extends 'device'
  ? { local_device_id: string }
  : Record<never, never>

/** The parsed input of a handler: query and body, plus the device id for calls with device access. */
export type Input<Key extends CallKey> = Parsed<Key, 'query'> & Parsed<Key, 'body'> & DeviceOf<Key>

const device = z.object({ local_device_id: deviceId })

/** Returns the schema of a call's input: its query and body, plus the device id for calls with device access. */
export function inputSchema(endpoint: Endpoint): z.ZodObject {
  const schema = z.object({ ...endpoint.query?.shape, ...endpoint.body?.shape })
  if (endpoint.access === 'device') return schema.extend(device.shape)
  // Strict, so that a misspelled optional field, such as a date, is an error.
  return endpoint.access === 'staff' ? schema.strict() : schema
}

/** Collects the messages for numbers and times in staff fields that can't be parsed. */
const reasonsOf = (issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) =>
    issue.code === 'invalid_union'
      ? issue.errors.flatMap(reasonsOf)
      : issue.code === 'custom'
        ? [`${issue.message}.`]
        : [],
  )

/** Parses a request's input. Throws INVALID_INPUT naming the fields: 422 for staff, 400 for all others. */
export function parseInput(
  schema: z.ZodObject,
  request: FastifyRequest,
  access: Endpoint['access'],
): unknown {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const source = isRead ? request.query : request.body
  const parsed = schema.safeParse(source ?? {})
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const fields = issues.map((issue) => issue.path.join('.') || 'body')
  const message = messages().answers.request.check([...new Set(fields)].join(', '))
  throw access === 'staff'
    ? invalidForStaff([message, ...reasonsOf(issues)].join(' '))
    : badRequest('INVALID_INPUT', message)
}
