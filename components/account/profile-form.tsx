'use client'

import { EmailField, GenderField, NameField } from '#components/account/account-fields.tsx'
import { FormMessage } from '#components/account/form-message.tsx'
import { useAccountForm } from '#components/account/use-account-form.ts'
import { toastSuccess } from '#components/shell/toasts.ts'
import { Button } from '#components/ui/button.tsx'
import type { Profile } from '#lib/contract/account.ts'
import * as words from '#lib/messages/words.ts'
import { type AccountFields, profileProblems } from '#lib/rules/account-forms.ts'
import { genders } from '#lib/rules/constants.ts'
import type { Flash } from '#lib/session/flash.ts'

async function saveProfile({ name, email, gender: given }: AccountFields): Promise<string | null> {
  const gender = genders.find((one) => one === given) ?? genders[0]
  const calls = await import('#lib/api/browser.ts').catch(() => null)
  if (!calls) return null
  await calls.callGateway('POST user/profile', { body: { name, email, gender } })
  return words.account.profileSaved
}

interface ProfileFormProps {
  profile: Profile
  /** The result of a form that was posted without JavaScript. */
  flash: Flash | null
}

/** The customer's name, gender and e-mail address. */
export function ProfileForm({ profile, flash }: ProfileFormProps) {
  const { state, isBusy, submit } = useAccountForm({
    check: profileProblems,
    send: saveProfile,
    onDone: toastSuccess,
    flash,
  })
  const field = (name: 'name' | 'gender' | 'email') => ({
    form: 'profile',
    defaultValue: flash?.values[name] ?? profile[name],
    problem: state.problems[name],
  })
  return (
    <form
      method="post"
      action="/api/user/profile"
      onSubmit={submit}
      noValidate
      className="flex max-w-xl flex-col gap-5"
    >
      <NameField {...field('name')} />
      <GenderField {...field('gender')} />
      <EmailField {...field('email')} />
      <FormMessage state={state} />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {isBusy ? words.account.saving : words.account.save}
      </Button>
    </form>
  )
}
