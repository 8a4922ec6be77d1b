import { AccountPassword } from '#components/account/account-fields.tsx'
import { AccountName } from '#components/account/account-name.tsx'
import { FormMessage } from '#components/account/form-message.tsx'
import { Button, buttonStyle } from '#components/ui/button.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { OwnForm, OwnLink } from '#components/ui/own-form.tsx'
import { deleteAccount } from '#lib/actions/account-actions.ts'
import { pathOf } from '#lib/actions/action.ts'
import { downloadAccountData } from '#lib/actions/own-reads.ts'
import type { Flash } from '#lib/session/flash.ts'
import { deleteAccountMessages } from '#messages/account.ts'

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h2 className="mt-6 mb-2 text-xl">{title}</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}

interface DeleteAccountProps {
  /** The account's e-mail address: password managers fill in its password. */
  email: string
  flash: Flash | null
}

/** Explains what deleting an account means, and asks for the password in a plain form post. */
export function DeleteAccount({ email, flash }: DeleteAccountProps) {
  const { text, download, goes, going, stays, staying, wait, ...labels } = deleteAccountMessages
  return (
    <div className="max-w-xl">
      <p>
        <strong>{text}</strong>{' '}
        <OwnLink
          href={`${pathOf(downloadAccountData)}?page=/account/delete`}
          className={textLinkStyle}
        >
          {download}
        </OwnLink>
      </p>
      <Points title={goes} points={going} />
      <Points title={stays} points={staying} />
      <p className="mt-4 mb-8">{wait}</p>
      <OwnForm action={pathOf(deleteAccount)} className="flex flex-col gap-5">
        <AccountName email={email} />
        <AccountPassword
          form="delete-account"
          name="password"
          label={labels.password}
          autoComplete="current-password"
          problem={flash?.problems.password}
        />
        {flash && <FormMessage state={flash} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary">
            {labels.confirm}
          </Button>
          <a href="/account" className={buttonStyle()}>
            {labels.keep}
          </a>
        </div>
      </OwnForm>
    </div>
  )
}
