import { describe, expect, test } from 'vitest'
import { joinedWords, misplacedBlocks } from '#tests/support/read-html.ts'

describe('a reader without CSS', () => {
  test.each([
    ['<a>Shop All</a><a>Discover</a>', ['All|Discover']],
    ['<summary>MEN</summary><p>x</p>', []],
    ['<a>MEN</a><details><summary>MEN</summary></details>', ['MEN|MEN']],
    ['<span>IDR 1</span><s>IDR 2</s>', ['1|IDR']],
    ['<a>one</a> <a>two</a>', []],
    ['<li>one</li><li>two</li>', []],
    ['<p>See <a>the terms</a>, please (<a>here</a>).</p>', []],
    ['<b>one</b><script>x</script><b>two</b>', ['one|two']],
  ])('sees in %j the joined words %j', (html, words) => {
    expect(joinedWords(html)).toEqual(words)
  })
})

describe('HTML', () => {
  test.each([
    ['<span><p>x</p></span>', ['span > p']],
    ['<button><span><div></div></span></button>', ['span > div']],
    ['<a><div><p>x</p></div></a><p>y</p>', []],
    ['<p>x<br><img></p><ul><li>y</li></ul>', []],
  ])('%j has the misplaced blocks %j', (html, blocks) => {
    expect(misplacedBlocks(html)).toEqual(blocks)
  })
})
