/**
 * The account's e-mail address in a form that asks only for a password. Password managers take the field before a password as the user
 * name, and save both.
 */
export const AccountName = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
)
