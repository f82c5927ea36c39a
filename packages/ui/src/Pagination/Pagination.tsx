import { useMemo, type ComponentPropsWithRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Select } from '../Select/Select';
import { useLocale, useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { JumpField } from './JumpField';
import { clampPage, pageAfterResize, pageCount } from './model/pageWindow';
import { PageArrow } from './PageArrow';
import { PageBusy } from './PageBusy';
import { PageNumbers } from './PageNumbers';
import * as S from './Pagination.styles';
import { paginationTexts } from './Pagination.texts';

/** Which part of a list is in sight. */
export interface PageChoice {
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface PaginationProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'children' | 'onChange'
> {
  /** From 1. One that does not exist is shown as the nearest that does. */
  page: number;
  pageSize: number;
  /** How many things there are in all. */
  total: number;
  /**
   * Called with the next page; after a change of size, with the page that still shows the first row
   * of this one.
   */
  onChange: (next: PageChoice) => void;
  /** @default [10, 20, 30, 50] */
  pageSizes?: readonly number[];
  /** @default false */
  disabled?: boolean;
  /**
   * Whether `page` is being fetched. Everything keeps its place and takes focus and presses: the
   * page in hand does nothing when pressed again, any other one is handed to `onChange` at once,
   * and the page asked for last should win.
   * @default false
   */
  busy?: boolean;
}

const PAGE_SIZES = [10, 20, 30, 50] as const;

/**
 * Leads through a long list. Renders a `<nav>` with total, page numbers, page size and a field to
 * jump.
 */
export function Pagination(props: PaginationProps) {
  const {
    page: asked,
    pageSize,
    total,
    onChange,
    pageSizes = PAGE_SIZES,
    disabled = false,
    busy = false,
    ...rest
  } = props;
  const t = useTexts(paginationTexts);
  const { locale } = useLocale();
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const format = (value: number) => numbers.format(value);
  const count = pageCount(total, pageSize);
  const page = clampPage(asked, count);
  const goTo = (next: number) => onChange({ page: clampPage(next, count), pageSize });
  const nameOf = (number: number) =>
    busy && number === page ? `${t.page(format(number))} ${t.busy}` : t.page(format(number));
  const sizes = pageSizes.includes(pageSize)
    ? pageSizes
    : [...pageSizes, pageSize].toSorted((a, b) => a - b);

  return (
    <S.Root aria-label={t.label} aria-busy={busy || undefined} {...rest}>
      <S.Row>
        <S.Total>{t.total(format(total))}</S.Total>
        <S.Pages>
          <PageArrow
            label={t.previous}
            icon={ChevronLeft}
            disabled={disabled}
            atEnd={page <= 1}
            onPress={() => goTo(page - 1)}
          />
          <PageNumbers
            {...{ page, count, disabled, busy, format }}
            nameOf={nameOf}
            onSelect={goTo}
          />
          <S.Place aria-current="page">
            {t.place(format(page), format(count))}
            {busy && <VisuallyHidden>{` ${t.busy}`}</VisuallyHidden>}
            {busy && <PageBusy />}
          </S.Place>
          <PageArrow
            label={t.next}
            icon={ChevronRight}
            disabled={disabled}
            atEnd={page >= count}
            onPress={() => goTo(page + 1)}
          />
        </S.Pages>
        <S.Size>
          <Select
            label={t.size}
            hideLabel
            options={sizes.map((size) => ({ value: size, label: t.perPage(format(size)) }))}
            value={pageSize}
            disabled={disabled}
            onValueChange={(size) =>
              size !== null &&
              size !== pageSize &&
              onChange({ page: pageAfterResize(page, pageSize, size), pageSize: size })
            }
          />
        </S.Size>
        <JumpField disabled={disabled} onJump={goTo} />
      </S.Row>
    </S.Root>
  );
}
