import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './DescriptionList.styles';
import { descriptionListTexts } from './DescriptionList.texts';

export interface DescriptionItem {
  key: string;
  label: string;
  /** An empty value is shown as a dash. */
  value: ReactNode;
  /** Whether the item takes a whole line, for remarks and addresses. @default false */
  wide?: boolean | undefined;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly DescriptionItem[];
  /**
   * Maximum number of columns. A narrow list uses fewer, whatever the width of the page.
   * @default 3
   */
  columns?: 1 | 2 | 3 | 4 | undefined;
}

/**
 * The fields of one object: labels with values. Renders a `<div>` around one `<dl>`. For many
 * objects use `Table`.
 */
export function DescriptionList({ items, columns = 3, ...rest }: DescriptionListProps) {
  return (
    <S.Root {...rest}>
      <S.List data-columns={columns}>
        {items.map(({ key, label, value, wide }) => (
          <S.Item key={key} data-wide={wide || undefined}>
            <S.Label>{label}</S.Label>
            <S.Value>
              <ValueOf value={value} />
            </S.Value>
          </S.Item>
        ))}
      </S.List>
    </S.Root>
  );
}

/** Plain text keeps its own direction: a telephone number is not reversed in right-to-left text. */
function ValueOf({ value }: Pick<DescriptionItem, 'value'>) {
  if (value == null || value === '') return <NoValue />;
  return typeof value === 'string' ? <bdi>{value}</bdi> : value;
}

function NoValue() {
  const t = useTexts(descriptionListTexts);
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>{t.none}</VisuallyHidden>
    </>
  );
}
