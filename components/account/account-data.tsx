import { buttonStyle } from '#components/ui/button.tsx'
import { listLinkStyle, textLinkStyle } from '#components/ui/link-style.ts'
import { OwnLink } from '#components/ui/own-form.tsx'
import { pathOf } from '#lib/actions/action.ts'
import { downloadAccountData } from '#lib/actions/own-reads.ts'
import { accountMessages, deleteAccountMessages } from '#messages/account.ts'
import { authMessages } from '#messages/auth.ts'

/** Links to the customer's data as a file, to the privacy notice, and to the account's deletion if the backend offers it. */
export function AccountData({ canDelete }: { canDelete: boolean }) {
  return (
    <>
      <h2 className="mt-16 mb-4 border-line border-t pt-8 text-xl">{accountMessages.data}</h2>
      <p className="mb-4 max-w-xl">
        {accountMessages.dataText}{' '}
        <a href="/privacy" className={textLinkStyle}>
          {authMessages.privacy}
        </a>
      </p>
      <OwnLink href={pathOf(downloadAccountData)} className={buttonStyle('secondary')}>
        {accountMessages.downloadData}
      </OwnLink>
      {canDelete && (
        <p className="mt-4">
          <a href="/account/delete" className={`${listLinkStyle} underline`}>
            {deleteAccountMessages.title}
          </a>
        </p>
      )}
    </>
  )
}
