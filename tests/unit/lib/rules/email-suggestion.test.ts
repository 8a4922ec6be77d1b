import { describe, expect, test } from 'vitest'
import { suggestEmail } from '#lib/rules/email-suggestion.ts'

describe('the e-mail suggestion', () => {
  test.each([
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.om', 'gmail.com'],
    ['gmail.co.id', 'gmail.com'],
    ['gmail.com.id', 'gmail.com'],
    ['gmail..com', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['GMIAL.CON', 'gmail.com'],
    ['yaho.co.id', 'yahoo.co.id'],
    ['yahooo.com', 'yahoo.com'],
    ['yahoo.co.di', 'yahoo.co.id'],
    ['yahoo.coid', 'yahoo.co.id'],
    ['yahoocoid', 'yahoo.co.id'],
    ['yahoo.co', 'yahoo.com'],
    ['yaho.fr', 'yahoo.fr'],
    ['hotmal.com', 'hotmail.com'],
    ['hotmial.con', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['iclod.com', 'icloud.com'],
    ['live.con', 'live.com'],
  ])('for budi@%s is budi@%s', (typed, meant) => {
    expect(suggestEmail(`budi@${typed}`)).toBe(`budi@${meant}`)
  })

  test('keeps the part before the @, including capitals and symbols', () => {
    expect(suggestEmail(' <Budi.S+toko@gmail.con>.')).toBe('Budi.S+toko@gmail.com')
  })

  test.each([
    ...['gmail.com', 'Gmail.Com', 'googlemail.com', 'ymail.com', 'rocketmail.com', 'icloud.com'],
    ...['yahoo.com', 'yahoo.co.id', 'yahoo.co.in', 'yahoo.co.uk', 'yahoo.com.sg', 'yahoo.fr'],
    ...['outlook.co.id', 'hotmail.fr', 'live.nl', 'msn.com', 'me.com', 'proton.me', 'gmx.de'],
    ...['mail.com', 'email.com', 'mail.ui.ac.id', 'gmail.example.com', 'example.com', 'life.com'],
    ...['telkom.co.id', 'bca.co.id', 'kemenkeu.go.id', 'students.itb.ac.id', 'orange.fr', 'qq.com'],
  ])('is missing for an address at %s', (domain) => {
    expect(suggestEmail(`budi@${domain}`)).toBeNull()
  })

  test.each([
    '',
    'budi',
    '@',
    'budi@',
    '@gmail.con',
    'bu di@gmail.con',
    `${'b'.repeat(120)}@gmail.co`,
  ])('is missing for %j, which would be invalid with another domain too', (typed) =>
    expect(suggestEmail(typed)).toBeNull(),
  )
})
