import { moneyText, type CompanyProduct } from '@mingjian/api';
import {
  CheckboxGroup,
  ChoiceCards,
  RadioGroup,
  SkeletonBlock,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import type { CustomFormField, FieldControlProps } from '@mingjian/widgets/Form';
import { createOrderTexts } from './createOrder.texts';

type ChoiceProps = FieldControlProps<CustomFormField>;

/** The products to choose from: what each checks, in how many days, for how much. */
export function ProductCards({
  products,
  ...props
}: ChoiceProps & { products: readonly CompanyProduct[] | undefined }) {
  const t = useTexts(createOrderTexts);
  const { locale } = useLocale();
  if (!products) return <SkeletonBlock height={TWO_ROWS} />;
  return (
    <ChoiceCards<string>
      {...choiceProps(props)}
      options={products.map(({ productId, name, contents, slaDays, price }) => ({
        value: productId,
        title: name,
        note: price === null ? undefined : moneyText(price, locale),
        description: [t.days(slaDays), contents].filter(Boolean).join(' · '),
      }))}
    />
  );
}

/** Add-ons (加项) to choose beside a product. */
export function AddOnChoice({
  addOns,
  field,
  id,
  value,
  onChange,
  error,
  readOnly,
}: ChoiceProps & { addOns: readonly CompanyProduct[] | undefined }) {
  const t = useTexts(createOrderTexts);
  const { locale } = useLocale();
  if (!addOns) return <SkeletonBlock height={THREE_ADD_ONS} />;
  return (
    <CheckboxGroup<string>
      id={id}
      label={field.label}
      error={error}
      readOnly={readOnly}
      value={Array.isArray(value) ? (value as string[]) : []}
      onValueChange={onChange}
      options={addOns.map(({ productCode, name, contents, slaDays, price }) => ({
        value: productCode,
        label: price === null ? name : `${name} ${moneyText(price, locale)}`,
        description: [t.days(slaDays), contents].filter(Boolean).join(' · '),
      }))}
    />
  );
}

/** Height of four products, as most refined checks have. */
const TWO_ROWS = '192px';
/** Height of three add-ons under their heading, as most refined checks have. */
const THREE_ADD_ONS = '168px';

/** Whether the candidate is new, or known from an earlier order. */
export function CandidateKind(props: ChoiceProps) {
  const t = useTexts(createOrderTexts);
  return (
    <RadioGroup<string>
      {...choiceProps(props)}
      orientation="horizontal"
      options={[
        { value: 'new', label: t.kindNew },
        { value: 'known', label: t.kindKnown },
        { value: 'several', label: t.kindSeveral },
      ]}
    />
  );
}

/** The heading of the section names the choice. */
const choiceProps = ({ field, id, value, onChange, error, readOnly }: ChoiceProps) => ({
  id,
  label: field.label,
  hideLabel: true,
  required: true,
  error,
  readOnly,
  value: typeof value === 'string' ? value : null,
  onValueChange: onChange,
});
