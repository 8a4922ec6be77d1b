import type { AreaLists, City, Province, Subdistrict } from '@etalase/contract/area.ts'
import { Button } from '#components/ui/button.tsx'
import { SelectField } from '#components/ui/field.tsx'
import type { DeliveryArea } from '#lib/checkout/destination.ts'
import { fieldIds } from '#lib/checkout/destination.ts'
import { addressMessages } from '#messages/address.ts'

interface AreaOption {
  id: number
  label: string
}

const provinceOption = ({ id, province_name: label }: Province): AreaOption => ({ id, label })
const cityOption = ({ id, type, city_name }: City): AreaOption => ({
  id,
  label: `${type} ${city_name}`,
})
const subdistrictOption = ({ id, subdistrict_name: label }: Subdistrict): AreaOption => ({
  id,
  label,
})

interface AreaSelectProps {
  name: keyof DeliveryArea
  label: string
  autoComplete: string
  problem: string | undefined
  value: number | null
  options: AreaOption[] | undefined
  onChoose: ((id: number | null) => void) | undefined
}

function AreaSelect({ name, options, value, onChoose, ...field }: AreaSelectProps) {
  const chosen = value ?? ''
  const choice = onChoose
    ? {
        value: chosen,
        onChange: ({ target }: { target: { value: string } }) =>
          onChoose(Number(target.value) || null),
      }
    : { defaultValue: chosen }
  return (
    <SelectField
      {...field}
      {...choice}
      id={fieldIds[name]}
      name={name}
      disabled={!options}
      required
    >
      <option value="">{addressMessages.choose}</option>
      {options?.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** Posts the form to get the next list, without checking other fields (lib/gateway/address.ts). */
function ListButton({ level, isHidden }: { level: 'provinceId' | 'cityId'; isHidden: boolean }) {
  return (
    <div className={isHidden ? 'without-script' : ''}>
      <Button
        type="submit"
        variant="secondary"
        name="list"
        value={level}
        formNoValidate
        className="mt-2 w-full"
      >
        {level === 'provinceId' ? addressMessages.showCities : addressMessages.showSubdistricts}
      </Button>
    </div>
  )
}

interface PlaceFieldsProps {
  area: DeliveryArea
  lists: AreaLists
  problemOf: (field: keyof DeliveryArea) => string | undefined
  /** Set when scripts load the next list themselves, so that the buttons show only without scripts. */
  onChoose?: (change: Partial<DeliveryArea>) => void
  /** Whether the form is posted to get the next list, in which case each list has a button. */
  isPosted?: boolean | undefined
}

/** Province, city and sub-district, each enabled by the previous one (spec §5, Selectors). */
export function PlaceFields(props: PlaceFieldsProps) {
  const { area, lists, problemOf, onChoose, isPosted = false } = props
  const button = (level: 'provinceId' | 'cityId') =>
    isPosted && <ListButton level={level} isHidden={onChoose !== undefined} />
  return (
    <>
      <div>
        <AreaSelect
          name="provinceId"
          label={addressMessages.province}
          autoComplete="shipping address-level1"
          problem={problemOf('provinceId')}
          value={area.provinceId}
          options={lists.provinces?.map(provinceOption)}
          onChoose={
            onChoose &&
            ((provinceId) => onChoose({ provinceId, cityId: null, subdistrictId: null }))
          }
        />
        {button('provinceId')}
      </div>
      <div>
        <AreaSelect
          name="cityId"
          label={addressMessages.city}
          autoComplete="shipping address-level2"
          problem={problemOf('cityId')}
          value={area.cityId}
          options={lists.cities?.map(cityOption)}
          onChoose={onChoose && ((cityId) => onChoose({ cityId, subdistrictId: null }))}
        />
        {lists.cities && button('cityId')}
      </div>
      <AreaSelect
        name="subdistrictId"
        label={addressMessages.subdistrict}
        autoComplete="shipping address-level3"
        problem={problemOf('subdistrictId')}
        value={area.subdistrictId}
        options={lists.subdistricts?.map(subdistrictOption)}
        onChoose={onChoose && ((subdistrictId) => onChoose({ subdistrictId }))}
      />
    </>
  )
}
