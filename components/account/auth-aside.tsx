import Link from 'next/link'
import { buttonStyle } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { withNext } from '#lib/config/next-path.ts'
import { authMessages } from '#messages/auth.ts'

const panel =
  'flex flex-col items-start gap-4 border-line border-t pt-8 md:border-t-0 md:border-l md:pt-0 md:pl-12 lg:pl-24'

/** Invites new customers to sign up, with the benefits of an account. */
export function SignUpAside({ next }: { next: string }) {
  return (
    <aside className={panel}>
      <h2 className="text-xl">{authMessages.newHere}</h2>
      <ul className="flex flex-col gap-3">
        {authMessages.benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <span className="text-success">
              <Icon name="check" />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
      <Link
        href={withNext('/sign-up', next)}
        prefetch={false}
        className={`${buttonStyle('secondary')} mt-2`}
      >
        {authMessages.signUp}
      </Link>
    </aside>
  )
}

/** Links customers who have an account to the sign-in. */
export function SignInAside({ next }: { next: string }) {
  return (
    <aside className={panel}>
      <h2 className="text-xl">{authMessages.haveAccount}</h2>
      <p className="max-w-[27.6em] text-muted">{authMessages.haveAccountText}</p>
      <Link
        href={withNext('/sign-in', next)}
        prefetch={false}
        className={`${buttonStyle('secondary')} mt-2`}
      >
        {authMessages.signIn}
      </Link>
    </aside>
  )
}
