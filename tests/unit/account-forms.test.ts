import { describe, expect, test } from 'vitest'
import { problemWords } from '#lib/messages/problem-words.ts'
import { auth } from '#lib/messages/words.ts'
import {
  type AccountCheck,
  type AccountFields,
  accountFields,
  changePasswordProblems,
  forgotPasswordProblems,
  profileProblems,
  signInProblems,
  signUpProblems,
} from '#lib/rules/account-forms.ts'

const nothing = accountFields(() => '')
const sari: AccountFields = {
  ...nothing,
  name: 'Sari Dewi',
  gender: 'FEMALE',
  email: 'sari@example.com',
  password: 'kopi susu',
  password_conf: 'kopi susu',
  old_password: 'kopi',
  new_password: 'teh tarik 99',
  new_password_conf: 'teh tarik 99',
}

/** What a shopper is told, by field. */
const told = (check: AccountCheck, fields: AccountFields) =>
  Object.entries(check(fields)).map(([field, problem]) => [
    field,
    problemWords(problem, auth.problems),
  ])

describe('a form that is filled in well', () => {
  test.each([
    signInProblems,
    signUpProblems,
    forgotPasswordProblems,
    profileProblems,
    changePasswordProblems,
  ])('finds nothing wrong (%#)', (check) => {
    expect(check(sari)).toEqual({})
  })

  test('a password may hold anything, spaces and emoji too', () => {
    const password = ' 🧵 batik '
    expect(signUpProblems({ ...sari, password, password_conf: password })).toEqual({})
  })

  test('signing in asks for no more than a password: an old one may be short', () => {
    expect(signInProblems({ ...sari, password: 'short' })).toEqual({})
  })
})

describe('in the words of the spec, and in the order of the form,', () => {
  test('an empty sign-in is told', () => {
    expect(told(signInProblems, nothing)).toEqual([
      ['email', 'Please enter your email address'],
      ['password', 'Please enter your password, 8 characters minimum'],
    ])
  })

  test('an empty change of the password is told', () => {
    expect(told(changePasswordProblems, nothing)).toEqual([
      ['old_password', 'Please enter the old password'],
      ['new_password', 'Please enter the new password'],
      ['new_password_conf', 'Please enter the new password confirmation'],
    ])
  })

  test('an empty sign-up is told', () => {
    expect(told(signUpProblems, nothing)).toEqual([
      ['name', 'Please enter your name'],
      ['gender', 'Please choose your gender'],
      ['email', 'Please enter your email address'],
      ['password', 'Please enter your password, 8 characters minimum'],
      ['password_conf', 'Please enter the password confirmation'],
    ])
  })

  test('an empty profile is told', () => {
    expect(told(profileProblems, nothing)).toEqual([
      ['name', 'Please enter your name'],
      ['gender', 'Please choose your gender'],
      ['email', 'Please enter your email address'],
    ])
  })

  test('a password of seven characters is told', () => {
    expect(
      told(signUpProblems, { ...sari, password: '1234567', password_conf: '1234567' }),
    ).toEqual([['password', 'Password length should be at least 8 characters']])
  })

  test('a new password of seven characters, and one typed differently, are told', () => {
    const short = { ...sari, new_password: '1234567', new_password_conf: '1234568' }
    expect(told(changePasswordProblems, short)).toEqual([
      ['new_password', 'Password length should be at least 8 characters'],
      ['new_password_conf', "New password doesn't match the confirmation."],
    ])
  })

  test('a name and an email address that are too long are told by how much', () => {
    const email = `${'a'.repeat(120)}@example.com`
    expect(told(profileProblems, { ...sari, name: 'S'.repeat(900), email })).toEqual([
      ['name', 'Use at most 100 characters, you have 900'],
      ['email', 'Use at most 128 characters, you have 132'],
    ])
  })

  test('a confirmation that differs is told', () => {
    expect(told(signUpProblems, { ...sari, password_conf: 'kopi Susu' })).toEqual([
      ['password_conf', "Your password confirmation doesn't match the password"],
    ])
  })
})

describe('what is not taken:', () => {
  test.each(['sari', 'sari@', '@example.com', 'sari@example', 'sari dewi@example.com', 'a@b@c.id'])(
    'the email address %o',
    (email) => {
      for (const check of [signInProblems, signUpProblems, forgotPasswordProblems]) {
        expect(told(check, { ...sari, email })).toEqual([
          ['email', 'Please enter a valid email address'],
        ])
      }
    },
  )

  test.each(['OTHER', 'male', 'MALE '])('the gender %o', (gender) => {
    expect(profileProblems({ ...sari, gender })).toEqual({ gender: 'genderRequired' })
  })

  test('a name of spaces', () => {
    expect(signUpProblems({ ...sari, name: '   ' })).toEqual({ name: 'nameRequired' })
  })

  test('a password longer than the backend keeps', () => {
    const password = 'a'.repeat(201)
    expect(signUpProblems({ ...sari, password, password_conf: password })).toEqual({
      password: 'passwordLong',
    })
  })
})
