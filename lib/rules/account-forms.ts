import { genders, maxPasswordLength, minPasswordLength } from '#lib/rules/constants.ts'
import { isEmail } from '#lib/rules/email.ts'
import { emailLimit, nameLimit } from '#lib/rules/text-limits.ts'
import { type TooLong, tooLong } from '#lib/rules/too-long.ts'
import { typedEmail, typedText } from '#lib/rules/typed-text.ts'

/** The fields of the account forms, with their names in the API (spec §7). */
export type AccountField =
  | 'name'
  | 'gender'
  | 'email'
  | 'password'
  | 'password_conf'
  | 'old_password'
  | 'new_password'
  | 'new_password_conf'

/** The typed values by field; empty for a field that the form does not have. */
export type AccountFields = Readonly<Record<AccountField, string>>

/** Reads all fields of a form; passwords as they are. */
export function accountFields(textOf: (field: AccountField) => string): AccountFields {
  return {
    name: typedText(textOf('name')),
    gender: textOf('gender'),
    email: typedEmail(textOf('email')),
    password: textOf('password'),
    password_conf: textOf('password_conf'),
    old_password: textOf('old_password'),
    new_password: textOf('new_password'),
    new_password_conf: textOf('new_password_conf'),
  }
}

export type AccountProblem =
  | 'nameRequired'
  | 'genderRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'confirmationRequired'
  | 'confirmationDiffers'
  | 'oldPasswordRequired'
  | 'newPasswordRequired'
  | 'newConfirmationRequired'
  | 'newConfirmationDiffers'

/** Problems by field, in the form's order. */
export type AccountProblems = Partial<Record<AccountField, AccountProblem | TooLong>>

type Rule = (fields: AccountFields) => AccountProblem | TooLong | undefined

const isGender = (text: string) => genders.some((gender) => gender === text)

const name: Rule = (fields) =>
  typedText(fields.name) ? tooLong(fields.name, nameLimit) : 'nameRequired'

const gender: Rule = (fields) => (isGender(fields.gender) ? undefined : 'genderRequired')

const email: Rule = (fields) => {
  const typed = typedEmail(fields.email)
  if (!typed) return 'emailRequired'
  if (isEmail(typed)) return undefined
  return tooLong(typed, emailLimit) ?? 'emailInvalid'
}

const existingPassword: Rule = (fields) => (fields.password ? undefined : 'passwordRequired')

function lengthProblem(password: string): AccountProblem | undefined {
  if (password.length < minPasswordLength) return 'passwordShort'
  return password.length > maxPasswordLength ? 'passwordLong' : undefined
}

const initialPassword: Rule = ({ password }) =>
  password ? lengthProblem(password) : 'passwordRequired'

const confirmation: Rule = (fields) => {
  if (!fields.password_conf) return 'confirmationRequired'
  return fields.password_conf === fields.password ? undefined : 'confirmationDiffers'
}

const oldPassword: Rule = (fields) => (fields.old_password ? undefined : 'oldPasswordRequired')

const newPassword: Rule = ({ new_password }) =>
  new_password ? lengthProblem(new_password) : 'newPasswordRequired'

const newConfirmation: Rule = (fields) => {
  if (!fields.new_password_conf) return 'newConfirmationRequired'
  return fields.new_password_conf === fields.new_password ? undefined : 'newConfirmationDiffers'
}

/** A form's check; a form is sent only when it finds no problems (spec §5). */
export type AccountCheck = (fields: AccountFields) => AccountProblems

function checkOf(rules: Partial<Record<AccountField, Rule>>): AccountCheck {
  return (fields) =>
    Object.fromEntries(
      Object.entries(rules)
        .map(([field, rule]) => [field, rule(fields)])
        .filter(([, problem]) => problem),
    )
}

/** The problems of a sign-in (spec §5). */
export const signInProblems = checkOf({ email, password: existingPassword })

/** The problems of a sign-up (spec §5). */
export const signUpProblems = checkOf({
  name,
  gender,
  email,
  password: initialPassword,
  password_conf: confirmation,
})

/** The problems of a request for a new password (spec §5, and decisions on e-mail fields). */
export const forgotPasswordProblems = checkOf({ email })

/** The problems of a profile (spec §5). */
export const profileProblems = checkOf({ name, gender, email })

/** The problems of the deletion of an account. */
export const deleteAccountProblems = checkOf({ password: existingPassword })

/** The problems of a password change (spec §5). */
export const changePasswordProblems = checkOf({
  old_password: oldPassword,
  new_password: newPassword,
  new_password_conf: newConfirmation,
})
