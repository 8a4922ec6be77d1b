import { describe, expect, test } from 'vitest'
import { readMarkup } from '#finish/read-markup.ts'
import { propertiesIn, Stylesheet } from '#finish/stylesheet.ts'

const rules = (css: string, page: string) =>
  new Stylesheet(css).rulesFor({ names: readMarkup(page).names, properties: propertiesIn(page) })

const paragraph = '<p class="p-4 hover:underline">'

describe('a page gets the rules', () => {
  test.each([
    ['of its classes', '.p-4{padding:1rem}'],
    ['without classes', 'p,dialog{margin:0}'],
    ['of a class in one of several selectors', '.gone,.p-4{color:red}'],
    ['of a class in a list of selectors', ':is(.gone,:where(.b,.p-4)){color:red}'],
    ['for all elements of a type in a list of selectors', ':is(p,.gone){color:red}'],
    ['for a type with a state', 'p:hover::before{color:red}'],
    ['for any element with an attribute', '[data-x="a b"],::selection{color:red}'],
    ['for types that are alternatives', ':where(p,dialog):not(table){color:red}'],
    ['of an escaped class', '.hover\\:underline:hover{color:red}'],
    ['whose other classes are alternatives', '.p-4:is(.a,:where(.b) *){color:red}'],
    ['for elements without a class', '.p-4:not(.gone){color:red}'],
    ['of fonts', '@font-face{font-family:jakarta;src:url(a.woff2)}'],
    ['within a condition', '@media (hover:hover){.p-4{color:red}}'],
  ])('%s', (_, css) => {
    expect(rules(css, paragraph)).toBe(css)
  })

  test.each([
    ['<p class="[&amp;&gt;li]:p-4"><li>', '.\\[\\&\\>li\\]\\:p-4>li{padding:1rem}'],
    ['<p class="2xl:p-4">', '.\\32 xl\\:p-4{padding:1rem}'],
    ['<p class="w-[calc(100%-2rem)]">', '.w-\\[calc\\(100\\%-2rem\\)\\]{width:0}'],
  ])('of %s', (page, css) => {
    expect(rules(css, page)).toBe(css)
  })

  test('for a pseudo-element of an input type that the page has', () => {
    const css = '::file-selector-button{border:0}::-webkit-datetime-edit{padding:0}'
    expect(rules(css, '<input type="file">')).toBe('::file-selector-button{border:0}')
    expect(rules(css, '<input>')).toBe('')
  })

  test('in order, and the order of its layers', () => {
    const css = '@layer base{p{margin:0}}@layer gone{.gone{margin:0}}@layer last{.p-4{padding:0}}'
    expect(rules(css, paragraph)).toBe(
      '@layer base{p{margin:0}}@layer gone{}@layer last{.p-4{padding:0}}',
    )
  })

  test('of each animation and property that its rules name', () => {
    const css =
      '@property --x{syntax:"*";inherits:false}.p-4{padding:var(--x);animation:turn 1s}@keyframes turn{to{rotate:1turn}}'
    expect(rules(css, paragraph)).toBe(css)
  })

  test.each([
    ['to which they refer', 'p{--x:1;opacity:var(--x)}', paragraph],
    ['to which they refer as a substitute', 'p{--x:1;opacity:var(--y,var(--x))}', paragraph],
    ['to which another property refers', 'p{--x:1;--y:var(--x);opacity:var(--y)}', paragraph],
    ['to which a style attribute refers', 'p{--x:1}', '<p style="opacity:var(--x)">'],
  ])('that set a property %s', (_, css, page) => {
    expect(rules(css, page)).toBe(css)
  })
})

describe('a page does not get the rules', () => {
  test.each([
    ['of other classes', '.gone{color:red}'],
    ['of other classes within a condition', '@media print{.gone{color:red}}'],
    ['of other classes in a list of selectors', ':is(.gone .p-4,:where(.b>:not(.p-4))){color:red}'],
    ['for other types', 'table,dialog::backdrop{color:red}'],
    ['for a type inside another that is not there', 'dialog p{color:red}'],
    ['for other types in a list of selectors', ':is(table,dialog){color:red}'],
    ['of a class inside another', '.gone .p-4{color:red}'],
    ['of a class whose name only begins like its own', '.p-44{color:red}'],
    ['of an animation that nothing uses', '@keyframes turn{to{rotate:1turn}}'],
    ['of a property that nothing uses', '@property --x{syntax:"*";inherits:false}'],
  ])('%s', (_, css) => {
    expect(rules(css, paragraph)).toBe('')
  })

  test.each([
    ['is only set', '@property --x{syntax:"*";inherits:false}p{--x:1}'],
    ['is only set within a condition', '@supports (color:red){p{--x:1}}'],
    ['only another refers to that is only set', 'p{--x:1;--y:var(--x)}'],
  ])('of a property that %s', (_, css) => {
    expect(rules(css, paragraph)).toBe('')
  })

  test('of a property that is only set, except for the order of its layer', () => {
    expect(rules('@layer theme{p{--x:1}}p{margin:0}', paragraph)).toBe('@layer theme{}p{margin:0}')
  })
})

describe('a page with attributes', () => {
  const button = '<button aria-busy="false" type="button" disabled><details>'

  test.each([
    ['that it has', 'button[aria-busy]{color:red}'],
    ['that has the value', '[aria-busy=false]{color:red}'],
    ['that may have it', 'button[type=submit]{color:red}'],
    ['that a visitor sets without scripts', 'details[open]{color:red}'],
    ['that the page sets itself', '[data-late-fonts]{color:red}'],
    ['that are disabled', 'button:disabled{color:red}'],
    ['that must not have it', 'button:not([aria-pressed=true]){color:red}'],
    ['that may be another', ':is([aria-pressed=true],button){color:red}'],
  ])('gets the rules for elements %s', (_, css) => {
    expect(rules(css, button)).toBe(css)
  })

  test.each([
    ['that it has on no element', '[data-busy]{color:red}'],
    ['with another value of true and false', 'button[aria-busy="true"]{color:red}'],
    ['inside one that has it', '[data-has-dialog] button{color:red}'],
    ['that has it besides a class', '.p-4[aria-pressed=true]:before{color:red}'],
  ])('does not get the rules for elements %s, which only scripts can set', (_, css) => {
    expect(rules(css, button)).toBe('')
  })

  test('does not get the rules for disabled elements when it has none', () => {
    expect(rules('button:disabled{color:red}', '<button>')).toBe('')
  })
})

describe('a property with one value on all elements is replaced by its value:', () => {
  test.each([
    [
      'a registered one that nothing sets',
      '@property --x{syntax:"*";inherits:false;initial-value:solid}p{border-style:var(--x)}',
      'p{border-style:solid}',
    ],
    [
      'a registered one without a value, by what is said in its place',
      '@property --x{syntax:"*";inherits:false}p{line-height:var(--x,var(--y, 2))}i{top:var(--x, )}',
      'p{line-height:var(--y, 2)}',
    ],
    [
      'a registered one that is set to its first value where browsers do not know it',
      '@property --x{syntax:"*";inherits:false;initial-value:solid}@supports (color:red){*{--x:solid}}p{border-style:var(--x)}',
      'p{border-style:solid}',
    ],
    [
      'one of the theme',
      ':root,:host{--x:1px}p{top:var(--x);left:var(--x)}',
      'p{top:1px;left:1px}',
    ],
  ])('%s', (_, css, expected) => {
    expect(rules(css, paragraph)).toBe(expected)
  })

  test.each([
    ['where a rule sets it', ':root,:host{--x:1px}p{--x:2px;top:var(--x)}'],
    ['where the page sets it', ':root,:host{--x:1px}p{top:var(--x)}', '<p style="--x:2px">'],
    ['where it is set on some elements', 'p{--x:1px;top:var(--x)}'],
    ['that depends on another', ':root,:host{--x:var(--y)}p{--y:1px;top:var(--x)}'],
    [
      'that is registered and set',
      '@property --x{syntax:"*";inherits:false;initial-value:0}p{--x:1;top:var(--x)}',
    ],
    [
      'without a value and without another in its place',
      '@property --x{syntax:"*";inherits:false}p{top:var(--x)}',
    ],
  ])('but not one %s', (_, css, page = paragraph) => {
    expect(rules(css, page)).toBe(css)
  })
})

test('rejects text that is not CSS', () => {
  expect(() => new Stylesheet('p{')).toThrow()
})
