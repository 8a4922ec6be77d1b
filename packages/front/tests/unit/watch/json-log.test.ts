import { expect, test, vi } from 'vitest'
import { logAsJson } from '#watch/json-log.ts'

test('each log line is JSON, an error with its stack, and plain lines are limited to 60 a minute', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  logAsJson()
  console.error(' ⨯', new Error('fetch failed'))
  console.warn('{"level":"warn","event":"own"}')
  for (let line = 0; line < 100; line++) console.error('again')
  for (let line = 0; line < 100; line++) console.error('{"level":"error"}')
  const texts = error.mock.calls.map(([line]) => JSON.parse(line))
  expect(texts[0]).toMatchObject({
    level: 'error',
    text: expect.stringMatching(/fetch failed\n +at /),
  })
  expect(texts.filter(({ text }) => text).length).toBe(60)
  expect(texts.filter(({ text }) => !text).length).toBe(100)
  expect(warn.mock.calls).toEqual([['{"level":"warn","event":"own"}']])
  Object.assign(console, { error, warn })
  error.mockClear()
})
