import type { ErrorCode } from '#lib/contract/error-codes.ts'
import type { AccountField } from '#lib/rules/account-forms.ts'

const fields: Partial<Record<ErrorCode, AccountField>> = {
  EMAIL_TAKEN: 'email',
  WRONG_PASSWORD: 'password',
  PASSWORD_MISMATCH: 'password_conf',
}

/** The field that a refusal is about; undefined when it is about the whole form. */
export const refusedField = (code: ErrorCode | undefined): AccountField | undefined =>
  code && fields[code]
