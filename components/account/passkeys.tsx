import type { Passkey } from '@etalase/contract/passkey.ts'
import { AddPasskey } from '#components/account/add-passkey.tsx'
import { Button } from '#components/ui/button.tsx'
import { OwnForm } from '#components/ui/own-form.tsx'
import { removePasskey } from '#lib/actions/account-actions.ts'
import { pathOf } from '#lib/actions/action.ts'
import { formatWibDate } from '#lib/messages/formats.ts'
import { passkeysMessages } from '#messages/passkeys.ts'

const timesOf = ({ created_at, used_at }: Passkey): string =>
  [
    passkeysMessages.addedOn(formatWibDate(created_at)),
    ...(used_at ? [passkeysMessages.usedOn(formatWibDate(used_at))] : []),
  ].join(', ')

interface PasskeysProps {
  passkeys: readonly Passkey[]
  /** The customer's e-mail address. */
  email: string
}

/** The customer's passkeys, each with a button to remove it, and a form to add one. */
export function Passkeys({ passkeys, email }: PasskeysProps) {
  return (
    <section id="passkeys" className="mt-12 max-w-xl border-line border-t pt-6">
      <h2 className="text-xl">{passkeysMessages.title}</h2>
      <p className="mt-2 mb-4">{passkeysMessages.text}</p>
      <p className="mb-4 text-muted">
        {passkeys.length === 0 ? passkeysMessages.none : passkeysMessages.afterNewPassword}
      </p>
      <ul className="mb-6 divide-y divide-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center justify-between gap-4 py-3">
            <p className="wrap-anywhere min-w-0">
              <span className="block font-semibold">{passkey.name}</span>
              <span className="text-muted text-sm">{timesOf(passkey)}</span>
            </p>
            <OwnForm action={pathOf(removePasskey)}>
              <input type="hidden" name="id" value={passkey.id} />
              <Button
                type="submit"
                variant="quiet"
                aria-label={passkeysMessages.removeNamed(passkey.name)}
              >
                {passkeysMessages.remove}
              </Button>
            </OwnForm>
          </li>
        ))}
      </ul>
      <AddPasskey email={email} />
      <noscript>
        <p className="text-muted">{passkeysMessages.needsScript}</p>
      </noscript>
    </section>
  )
}
