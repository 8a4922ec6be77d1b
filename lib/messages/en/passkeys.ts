/** Passkeys, in addition to the password. */
export const passkeysMessages = {
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, face or screen lock, without typing your password. Each device or password manager has its own passkey.',
  none: "You don't have a passkey yet.",
  afterNewPassword:
    "A new password doesn't change your passkeys. Remove any that aren't yours here. A password that we email you (Forgot password) removes all of them.",
  name: 'Name of the passkey, for example My phone (optional)',
  password: 'Your password',
  add: 'Add a passkey',
  adding: 'Adding…',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove passkey ${name}`,
  addedOn: (date: string) => `Added ${date}`,
  usedOn: (date: string) => `used ${date}`,
  signIn: 'Sign in with a passkey',
  or: 'or',
  failed: "The passkey wasn't used. Please try again, or enter your password.",
  alreadyHere: 'This device already has a passkey for your account.',
  cannotMake: "This device or browser can't create a passkey for this shop.",
  notMade: 'No passkey was created. You can try again.',
  atSignUp: 'Add a passkey on this device to sign in without a password',
  needsScript: 'You need JavaScript to add a passkey.',
}
