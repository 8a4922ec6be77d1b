import { genders, maxPasswordLength, minPasswordLength } from '#lib/rules/constants.ts'
import { isEmail } from '#lib/rules/email.ts'

/** Fields of the forms around an account, named as they travel (spec §7). */
export type AccountField = 'name' | 'gender' | 'email' | 'password' | 'password_conf'

/** What was typed, by field; a field that is not of the form is empty. */
export type AccountFields = Readonly<Record<AccountField, string>>

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

/** What is wrong, by field and in the form's order. */
export type AccountProblems = Partial<Record<AccountField, AccountProblem>>

type Rule = (fields: AccountFields) => AccountProblem | undefined

const isGender = (text: string) => genders.some((gender) => gender === text)

const name: Rule = (fields) => (fields.name.trim() ? undefined : 'nameRequired')

const gender: Rule = (fields) => (isGender(fields.gender) ? undefined : 'genderRequired')

const email: Rule = (fields) => {
  const typed = fields.email.trim()
  if (!typed) return 'emailRequired'
  return isEmail(typed) ? undefined : 'emailInvalid'
}

const givenPassword: Rule = (fields) => (fields.password ? undefined : 'passwordRequired')

const newPassword: Rule = ({ password }) => {
  if (!password) return 'passwordRequired'
  if (password.length < minPasswordLength) return 'passwordShort'
  return password.length > maxPasswordLength ? 'passwordLong' : undefined
}

const confirmation: Rule = (fields) => {
  if (!fields.password_conf) return 'confirmationRequired'
  return fields.password_conf === fields.password ? undefined : 'confirmationDiffers'
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
  password: newPassword,
  password_conf: confirmation,
})

/** What is wrong with the wish for a new password (spec §5, and decisions on e-mail fields). */
export const forgotPasswordProblems = checkOf({ email })

/** What is wrong with a profile (spec §5). */
export const profileProblems = checkOf({ name, gender, email })
