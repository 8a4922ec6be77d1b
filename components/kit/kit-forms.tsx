import { KitCombobox } from '#components/kit/kit-combobox.tsx'
import { KitSection } from '#components/kit/kit-section.tsx'
import { Choice } from '#components/ui/choice.tsx'
import { ChoiceField, SelectField, TextAreaField, TextField } from '#components/ui/field.tsx'
import { PasswordField } from '#components/ui/password-field.tsx'
import { QuantityField } from '#components/ui/quantity-field.tsx'

const fieldGrid = 'grid max-w-3xl gap-6 md:grid-cols-2'

/** Form fields. */
export function KitForms() {
  return (
    <>
      <KitSection name="Text fields">
        <div className={fieldGrid}>
          <TextField id="kit-name" label="Recipient name" autoComplete="off" />
          <TextField
            id="kit-phone"
            label="Recipient phone"
            hint="For the courier, such as 0812-3456-7890"
            defaultValue="0812-3456-7890"
          />
          <TextField
            id="kit-street"
            label="Address street"
            problem="Address street is required."
            hint="Street, number, and what helps to find it"
          />
          <PasswordField
            id="kit-password"
            label="Password"
            showLabel="Show: Password"
            autoComplete="off"
          />
          <TextField id="kit-off" label="Voucher" disabled defaultValue="HALO10" />
          <TextAreaField id="kit-lines" label="Some lines" rows={2} autoComplete="off" />
        </div>
      </KitSection>
      <KitSection name="Text that suggests">
        <div className={fieldGrid}>
          <KitCombobox />
        </div>
      </KitSection>
      <KitSection name="Selects">
        <div className={fieldGrid}>
          <SelectField id="kit-province" label="Province">
            <option>Daerah Istimewa Yogyakarta</option>
            <option>Kepulauan Bangka Belitung</option>
          </SelectField>
          <SelectField id="kit-city" label="City" problem="City must be chosen">
            <option>Choose</option>
          </SelectField>
          <SelectField id="kit-sub" label="Subdistrict" disabled hint="After the city">
            <option>Choose</option>
          </SelectField>
        </div>
      </KitSection>
      <KitSection name="Choices">
        <fieldset className="grid max-w-xl gap-3">
          <legend className="mb-2 font-semibold">Shipping method</legend>
          <Choice
            type="radio"
            name="kit-method"
            label="Regular, one to two days"
            hint="Etd: 1-2 days"
            end={<span className="font-semibold tabular-nums">IDR 9,000</span>}
            defaultChecked
          />
          <Choice type="radio" name="kit-method" label="One day" end="IDR 14,000" />
          <Choice type="radio" name="kit-method" label="Cargo" hint="From 10 kg" disabled />
          <Choice type="checkbox" label="Send me the newsletter" />
        </fieldset>
      </KitSection>
      <KitSection name="A few choices">
        <div className={fieldGrid}>
          <ChoiceField
            id="kit-gender"
            name="kit-gender"
            label="Gender"
            choices={[
              { value: 'MALE', label: 'Male' },
              { value: 'FEMALE', label: 'Female' },
            ]}
            problem="Please choose your gender"
          />
        </div>
      </KitSection>
      <KitSection name="Quantity">
        <QuantityField name="kit-qty" label="Quantity" decrease="Fewer" increase="More" />
      </KitSection>
    </>
  )
}
