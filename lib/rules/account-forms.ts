import { genders, maxPasswordLength, minPasswordLength } from '#lib/rules/constants.ts'
import { isEmail } from '#lib/rules/email.ts'
import { emailLimit, nameLimit, type TooLong, tooLong } from '#lib/rules/text-limits.ts'

/** Fields of the forms around an account, named as they travel (spec §7). */
export type AccountField =
  | 'name'
  | 'gender'
  | 'email'
  | 'password'
  | 'password_conf'
  | 'old_password'
  | 'new_password'
  | 'new_password_conf'

/** What was typed, by field; a field that is not of the form is empty. */
export type AccountFields = Readonly<Record<AccountField, string>>

/** All that was typed into a form, from what it has under each name; passwords may begin and end with spaces. */
export function accountFields(textOf: (field: AccountField) => string): AccountFields {
  return {
    name: textOf('name').trim(),
    gender: textOf('gender'),
    email: textOf('email').trim(),
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

/** What is wrong, by field and in the form's order. */
export type AccountProblems = Partial<Record<AccountField, AccountProblem | TooLong>>

type Rule = (fields: AccountFields) => AccountProblem | TooLong | undefined

const isGender = (text: string) => genders.some((gender) => gender === text)

const name: Rule = (fields) =>
  fields.name.trim() ? tooLong(fields.name, nameLimit) : 'nameRequired'

const gender: Rule = (fields) => (isGender(fields.gender) ? undefined : 'genderRequired')

const email: Rule = (fields) => {
  const typed = fields.email.trim()
  if (!typed) return 'emailRequired'
  if (isEmail(typed)) return undefined
  return tooLong(typed, emailLimit) ?? 'emailInvalid'
}

const givenPassword: Rule = (fields) => (fields.password ? undefined : 'passwordRequired')

function lengthProblem(password: string): AccountProblem | undefined {
  if (password.length < minPasswordLength) return 'passwordShort'
  return password.length > maxPasswordLength ? 'passwordLong' : undefined
}

const firstPassword: Rule = ({ password }) =>
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

/** A form's check: what is wrong with what was typed; nothing is sent until it finds nothing (spec §5). */
export type AccountCheck = (fields: AccountFields) => AccountProblems

function checkOf(rules: Partial<Record<AccountField, Rule>>): AccountCheck {
  return (fields) =>
    Object.fromEntries(
      Object.entries(rules)
        .map(([field, rule]) => [field, rule(fields)])
        .filter(([, problem]) => problem),
    )
}

/** What is wrong with a sign-in (spec §5). */
export const signInProblems = checkOf({ email, password: givenPassword })

/** What is wrong with a sign-up (spec §5). */
export const signUpProblems = checkOf({
  name,
  gender,
  email,
  password: firstPassword,
  password_conf: confirmation,
})

/** What is wrong with the wish for a new password (spec §5, and decisions on e-mail fields). */
export const forgotPasswordProblems = checkOf({ email })

/** What is wrong with a profile (spec §5). */
export const profileProblems = checkOf({ name, gender, email })

/** What is wrong with a change of the password (spec §5). */
export const changePasswordProblems = checkOf({
  old_password: oldPassword,
  new_password: newPassword,
  new_password_conf: newConfirmation,
})
