import { afterEach, expect, test, vi } from 'vitest'
import { submitForm } from '#components/ui/submit-form.ts'

const { requestSubmit } = HTMLFormElement.prototype

afterEach(() => {
  HTMLFormElement.prototype.requestSubmit = requestSubmit
  document.body.replaceChildren()
})

const fieldsOf = (data: FormData) => [...data].map((field) => field.join('=')).join('&')

/** Builds a form with an external button that has its own action and listener; records submissions. */
function aForm() {
  document.body.innerHTML = `
    <form id="wish" action="/api/wishlist"><input name="page" value="2" /></form>
    <button form="wish" formaction="/api/wishlist/remove" name="product_detail_id" value="7"></button>`
  const [form] = document.forms
  const button = document.querySelector('button')
  if (!form || !button) throw new Error('The form is missing')
  const onPress = vi.fn((event: Event) => event.preventDefault())
  button.addEventListener('click', onPress)
  const submitted: unknown[] = []
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    submitted.push([submitter?.getAttribute('formaction'), fieldsOf(new FormData(form, submitter))])
  })
  return { form, button, onPress, submitted }
}

test.each([
  ['with requestSubmit', requestSubmit],
  ['of Safari 15, without requestSubmit', undefined],
])(
  "in a browser %s a form is sent with its button's name, value and address, counting no click",
  (_, method) => {
    if (method === undefined) Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
    const { form, button, onPress, submitted } = aForm()
    submitForm(form, button)
    expect(submitted).toEqual([['/api/wishlist/remove', 'page=2&product_detail_id=7']])
    expect(onPress).not.toHaveBeenCalled()
    expect(form.querySelector('button')).toBeNull()
  },
)
