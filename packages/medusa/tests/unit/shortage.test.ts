import { expect, test } from 'vitest'
import { isDiskFull } from '../../server/src/shortage.ts'

const failure = (code: string) => Object.assign(new Error('write'), { code })

test('a full disk is known by its code, of the engine and of its database, also as the cause of another error', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    expect(isDiskFull(failure(code))).toBe(true)
    expect(isDiskFull(new Error('not kept', { cause: failure(code) }))).toBe(true)
  }
  for (const error of [failure('EACCES'), new Error('ENOSPC'), null, 'ENOSPC'])
    expect(isDiskFull(error)).toBe(false)
})
