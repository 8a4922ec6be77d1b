/**
 * The account of a form that asks for a password alone, for password managers: they take what is typed before a password for the
 * user name, and save both.
 */
export const AccountName = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
)
