import type { ErrorCode } from '#lib/contract/error-codes.ts'
import {
  type AccountCheck,
  type AccountField,
  changePasswordProblems,
} from '#lib/rules/account-forms.ts'

type RefusedFields = Partial<Record<ErrorCode, AccountField>>

const fields: RefusedFields = {
  EMAIL_TAKEN: 'email',
  WRONG_PASSWORD: 'password',
  PASSWORD_MISMATCH: 'password_conf',
}

const changeFields: RefusedFields = {
  WRONG_PASSWORD: 'old_password',
  PASSWORD_MISMATCH: 'new_password_conf',
}

/** The field that an error code belongs to in the form with this check; undefined when it is about the whole form. */
export function refusedField(
  code: ErrorCode | undefined,
  check: AccountCheck,
): AccountField | undefined {
  return code && (check === changePasswordProblems ? changeFields : fields)[code]
}
