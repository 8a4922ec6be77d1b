import { expect, test } from 'vitest'
import { isDiskFull } from '../../server/src/shortage.ts'

const failure = (code: string) => Object.assign(new Error('write'), { code })

test('a full disk of the engine or its database is recognised by its code, even as a cause', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    expect(isDiskFull(failure(code))).toBe(true)
    expect(isDiskFull(new Error('not kept', { cause: failure(code) }))).toBe(true)
  }
  for (const error of [failure('EACCES'), new Error('ENOSPC'), null, 'ENOSPC'])
    expect(isDiskFull(error)).toBe(false)
})
