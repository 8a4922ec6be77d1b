import type { ErrorCode } from '@etalase/contract/error-codes.ts'
import type { Form } from '@etalase/contract/rules/field.ts'

/** Fields that a backend's refusal may concern; a form has at most one of them. */
const fields: Partial<Record<ErrorCode, readonly string[]>> = {
  EMAIL_TAKEN: ['email'],
  WRONG_PASSWORD: ['old_password', 'password'],
  PASSWORD_MISMATCH: ['new_password_conf', 'password_conf'],
}

/** Returns the form field that an error code belongs to; undefined when it concerns the whole form. */
export const refusedField = (code: ErrorCode | undefined, form: Form): string | undefined =>
  code && fields[code]?.find((field) => field in form)
