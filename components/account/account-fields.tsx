import { genders } from '@etalase/contract/rules/constants.ts'
import { EmailTextField } from '#components/ui/email-text-field.tsx'
import { ChoiceField, TextField } from '#components/ui/field.tsx'
import { PasswordField } from '#components/ui/password-field.tsx'
import { authMessages } from '#messages/auth.ts'

interface AccountFieldProps {
  /** Prefix of the field's id, which keeps ids unique across the shop's forms. */
  form: string
  defaultValue?: string | undefined
  problem: string | undefined
}

/** The customer's name. */
export function NameField({ form, ...field }: AccountFieldProps) {
  return (
    <TextField
      {...field}
      id={`${form}-name`}
      name="name"
      label={authMessages.name}
      autoComplete="name"
      required
    />
  )
}

const choices = genders.map((value) => ({ value, label: authMessages.genders[value] }))

/** The customer's gender. */
export function GenderField({ form, ...field }: AccountFieldProps) {
  return (
    <ChoiceField
      {...field}
      id={`${form}-gender`}
      name="gender"
      label={authMessages.gender}
      choices={choices}
      isRequired
    />
  )
}

/** The customer's e-mail address. */
export function EmailField({ form, ...field }: AccountFieldProps & { autoComplete?: string }) {
  return <EmailTextField {...field} id={`${form}-email`} name="email" label={authMessages.email} />
}

interface PasswordProps extends Omit<AccountFieldProps, 'defaultValue'> {
  name: string
  label: string
  hint?: string
  /** Tells password managers to fill in the saved password, or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field: for the current password or a new one. */
export function AccountPassword({ form, ...field }: PasswordProps) {
  return (
    <PasswordField
      {...field}
      id={`${form}-${field.name}`}
      showLabel={authMessages.show(field.label)}
      required
    />
  )
}
