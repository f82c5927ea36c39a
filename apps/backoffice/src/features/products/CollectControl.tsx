import { useMemo } from 'react';
import { readGroups } from '@mingjian/api';
import { CheckboxGroup, useLocale } from '@mingjian/ui';
import { useWatch } from 'react-hook-form';
import { controlOptions } from '../../shared/resourceList/controlOptions';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { useProductItems } from './ProductItems';

/** The groups that the candidate fills in, of those in the form. Its value is their JSON text. */
export function CollectControl(props: ControlProps) {
  const { value, onChange } = props;
  const { control } = useProductItems();
  const { language } = useLocale();
  const itemList = useWatch({ control, name: 'itemList' });
  const groups = useMemo(
    () => (typeof itemList === 'string' ? (readGroups(itemList) ?? []) : []),
    [itemList],
  );
  const options = groups.map(({ groupCode, table, tableEn }) => ({
    value: groupCode,
    label: (language === 'en' && tableEn) || table,
  }));
  const { required: _, ...rest } = controlOptions(props);
  return (
    <CheckboxGroup
      {...rest}
      orientation="horizontal"
      options={options}
      value={codesIn(value).filter((code) => options.some((option) => option.value === code))}
      onValueChange={(codes) => onChange(codes.length === 0 ? null : JSON.stringify(codes))}
    />
  );
}

const codesIn = (value: unknown) =>
  typeof value === 'string' ? (JSON.parse(value) as string[]) : [];
