import { useMemo, type ComponentPropsWithRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { Select } from '../Select/Select';
import { useLocale, useTexts } from '../texts/LocaleProvider';
import { JumpField } from './JumpField';
import { clampPage, pageAfterResize, pageCount } from './model/pageWindow';
import { PageNumbers } from './PageNumbers';
import * as S from './Pagination.styles';
import { paginationTexts } from './Pagination.texts';

/** Which part of a list is in sight. */
export interface PageChoice {
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onChange'> {
  /** From 1. One that does not exist is shown as the nearest that does. */
  page: number;
  pageSize: number;
  /** How many things there are in all. */
  total: number;
  /** Called with the next page; after a change of size, with the page that still shows the first row of this one. */
  onChange: (next: PageChoice) => void;
  /** @default [10, 20, 30, 50] */
  pageSizes?: readonly number[];
  /** @default false */
  disabled?: boolean;
}

const PAGE_SIZES = [10, 20, 30, 50] as const;

/** Leads through a long list. Renders a `<nav>` with total, page numbers, page size and a field to jump. */
export function Pagination(props: PaginationProps) {
  const { page: asked, pageSize, total, onChange, pageSizes = PAGE_SIZES, disabled = false, ...rest } = props;
  const t = useTexts(paginationTexts);
  const { locale } = useLocale();
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const format = (value: number) => numbers.format(value);
  const count = pageCount(total, pageSize);
  const page = clampPage(asked, count);
  const goTo = (next: number) => onChange({ page: clampPage(next, count), pageSize });
  const sizes = pageSizes.includes(pageSize) ? pageSizes : [...pageSizes, pageSize].toSorted((a, b) => a - b);

  return (
    <S.Root aria-label={t.label} {...rest}>
      <S.Row>
        <S.Total>{t.total(format(total))}</S.Total>
        <S.Pages>
          <S.Page type="button" aria-label={t.previous} disabled={disabled || page <= 1} onClick={() => goTo(page - 1)}>
            <Icon icon={ChevronLeft} />
          </S.Page>
          <PageNumbers {...{ page, count, disabled, format }} nameOf={(number) => t.page(format(number))} onSelect={goTo} />
          <S.Place aria-current="page">{t.place(format(page), format(count))}</S.Place>
          <S.Page type="button" aria-label={t.next} disabled={disabled || page >= count} onClick={() => goTo(page + 1)}>
            <Icon icon={ChevronRight} />
          </S.Page>
        </S.Pages>
        <S.Size>
          <Select
            label={t.size}
            hideLabel
            options={sizes.map((size) => ({ value: size, label: t.perPage(format(size)) }))}
            value={pageSize}
            disabled={disabled}
            onValueChange={(size) =>
              size !== null && size !== pageSize && onChange({ page: pageAfterResize(page, pageSize, size), pageSize: size })
            }
          />
        </S.Size>
        <JumpField disabled={disabled} onJump={goTo} />
      </S.Row>
    </S.Root>
  );
}
