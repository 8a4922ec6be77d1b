/** Passkeys beside the password. */
export const passkeys = {
  title: 'Passkeys',
  text: 'With a passkey you sign in by fingerprint, face or screen lock, without typing your password. Each device or password manager has its own.',
  none: 'You have no passkey yet.',
  afterNewPassword:
    'A new password leaves your passkeys as they are: remove here those that are not yours. A password that we mail you (Forgot password) removes all of them.',
  name: 'Name of the passkey, such as My phone (optional)',
  password: 'Your password',
  add: 'Add a passkey',
  adding: 'Adding…',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove passkey ${name}`,
  addedOn: (date: string) => `Added ${date}`,
  usedOn: (date: string) => `used ${date}`,
  signIn: 'Sign in with a passkey',
  or: 'or',
  failed: 'The passkey was not used. Please try again, or type your password.',
  notMade: 'No passkey was made. You can try again.',
  atSignUp: 'Add a passkey on this device, to sign in without the password',
  needsScript: 'To add one, this page needs JavaScript.',
}
