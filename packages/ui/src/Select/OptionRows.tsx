import { Fragment, type ReactNode } from 'react';
import * as S from '../internal/options/SelectParts.styles';
import type { SelectItem, SelectOption } from './selectOption';

export interface OptionRowsProps<Value extends string | number> {
  items: readonly SelectItem<Value>[];
  /** Prefix of the ids of the headings. */
  id: string;
  /** Renders an option. */
  children: (option: SelectOption<Value>) => ReactNode;
}

/** The rows of a list of options, those of a group below its heading. */
export function OptionRows<Value extends string | number>({
  items,
  id,
  children,
}: OptionRowsProps<Value>) {
  return items.map((item, index) => {
    if (!('options' in item)) return <Fragment key={item.value}>{children(item)}</Fragment>;
    const headingId = `${id}-group-${index}`;
    return (
      <S.Group key={`group ${item.key}`} role="group" aria-labelledby={headingId}>
        <S.GroupLabel id={headingId} role="presentation">
          {item.label}
        </S.GroupLabel>
        {item.options.map((option) => (
          <Fragment key={option.value}>{children(option)}</Fragment>
        ))}
      </S.Group>
    );
  });
}
