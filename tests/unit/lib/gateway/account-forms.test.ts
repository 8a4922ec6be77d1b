import { type Form, issuesOf, readForm } from '@etalase/contract/rules/field.ts'
import {
  type AccountProblem,
  changePasswordForm,
  forgotPasswordForm,
  profileForm,
  signInForm,
  signUpForm,
} from '@etalase/contract/rules/forms.ts'
import { describe, expect, test } from 'vitest'
import { problemTexts } from '#lib/messages/problem-messages.ts'
import { authMessages as auth } from '#messages/auth.ts'

const every = { ...signUpForm, ...changePasswordForm }
const nothing = readForm(every, () => '')
const sari: typeof nothing = {
  name: 'Sari Dewi',
  gender: 'FEMALE',
  email: 'sari@example.com',
  password: 'kopi susu',
  password_conf: 'kopi susu',
  old_password: 'kopi',
  new_password: 'teh tarik 99',
  new_password_conf: 'teh tarik 99',
}

/** Returns the messages to the shopper, by field. */
const told = (form: Form<AccountProblem>, fields: typeof nothing) =>
  Object.entries(problemTexts(issuesOf(form, fields), auth.problems))

describe('a correctly completed form', () => {
  test.each([signInForm, signUpForm, forgotPasswordForm, profileForm, changePasswordForm])(
    'has no errors (%#)',
    (form: Form) => {
      expect(issuesOf(form, sari)).toEqual({})
    },
  )

  test('accepts any character in a password, including spaces and emoji', () => {
    const password = ' 🧵 batik '
    expect(issuesOf(signUpForm, { ...sari, password, password_conf: password })).toEqual({})
  })

  test('requires only some password to sign in: an old one may be short', () => {
    expect(issuesOf(signInForm, { ...sari, password: 'short' })).toEqual({})
  })
})

describe('in the words of the spec, and in the order of the form,', () => {
  test('an empty sign-in shows its errors', () => {
    expect(told(signInForm, nothing)).toEqual([
      ['email', 'Please enter your email address'],
      ['password', 'Please enter your password, 8 characters minimum'],
    ])
  })

  test('an empty password change shows its errors', () => {
    expect(told(changePasswordForm, nothing)).toEqual([
      ['old_password', 'Please enter the old password'],
      ['new_password', 'Please enter the new password'],
      ['new_password_conf', 'Please enter the new password confirmation'],
    ])
  })

  test('an empty sign-up shows its errors', () => {
    expect(told(signUpForm, nothing)).toEqual([
      ['name', 'Please enter your name'],
      ['gender', 'Please choose your gender'],
      ['email', 'Please enter your email address'],
      ['password', 'Please enter your password, 8 characters minimum'],
      ['password_conf', 'Please enter the password confirmation'],
    ])
  })

  test('an empty profile shows its errors', () => {
    expect(told(profileForm, nothing)).toEqual([
      ['name', 'Please enter your name'],
      ['gender', 'Please choose your gender'],
      ['email', 'Please enter your email address'],
    ])
  })

  test('a password of seven characters shows an error', () => {
    expect(told(signUpForm, { ...sari, password: '1234567', password_conf: '1234567' })).toEqual([
      ['password', 'Password length should be at least 8 characters'],
    ])
  })

  test('a new password of seven characters, and a mistyped one, show errors', () => {
    const short = { ...sari, new_password: '1234567', new_password_conf: '1234568' }
    expect(told(changePasswordForm, short)).toEqual([
      ['new_password', 'Password length should be at least 8 characters'],
      ['new_password_conf', "New password doesn't match the confirmation."],
    ])
  })

  test('too long a name and email address show by how much', () => {
    const email = `${'a'.repeat(120)}@example.com`
    expect(told(profileForm, { ...sari, name: 'S'.repeat(900), email })).toEqual([
      ['name', 'Please use at most 100 characters. You have 900.'],
      ['email', 'Please use at most 128 characters. You have 132.'],
    ])
  })

  test('a confirmation that differs shows an error', () => {
    expect(told(signUpForm, { ...sari, password_conf: 'kopi Susu' })).toEqual([
      ['password_conf', "Your password confirmation doesn't match the password"],
    ])
  })
})

describe('a form rejects:', () => {
  test.each(['sari', 'sari@', '@example.com', 'sari@example', 'sari dewi@example.com', 'a@b@c.id'])(
    'the email address %o',
    (email) => {
      for (const form of [signInForm, signUpForm, forgotPasswordForm]) {
        expect(told(form, { ...sari, email })).toEqual([
          ['email', 'Please enter a valid email address'],
        ])
      }
    },
  )

  test.each(['OTHER', 'male', 'MALE '])('the gender %o', (gender) => {
    expect(issuesOf(profileForm, { ...sari, gender })).toEqual({ gender: 'genderRequired' })
  })

  test('a name of spaces', () => {
    expect(issuesOf(signUpForm, { ...sari, name: '   ' })).toEqual({ name: 'nameRequired' })
  })

  test('a password longer than the backend stores', () => {
    const password = 'a'.repeat(201)
    expect(issuesOf(signUpForm, { ...sari, password, password_conf: password })).toEqual({
      password: 'passwordLong',
    })
  })
})
