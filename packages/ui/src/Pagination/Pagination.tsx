import type { ComponentPropsWithRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { mirrored } from '../Icon/mirrored';
import { useControllable } from '../internal/state/useControllable';
import { Select } from '../Select/Select';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { JumpField } from './JumpField';
import { clampPage, pageAfterResize, pageCount } from './model/pageWindow';
import { PageArrow } from './PageArrow';
import { LoadingLine, PageNumbers } from './PageNumbers';
import * as S from './Pagination.styles';
import { paginationTexts } from './Pagination.texts';

const Previous = mirrored(ChevronLeft);
const Next = mirrored(ChevronRight);

/** A page of a list, and the size of its pages. */
export interface PaginationValue {
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface PaginationProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'children' | 'defaultValue'
> {
  /**
   * The current page; one that does not exist is shown as the nearest existing one. Without it the
   * navigation is uncontrolled.
   */
  value?: PaginationValue | undefined;
  /** The initial page. @default the first, of the first of `pageSizes` */
  defaultValue?: PaginationValue | undefined;
  /**
   * Called with the next page; after a change of size, with the page that contains the first row of
   * the current one.
   */
  onValueChange?: ((value: PaginationValue) => void) | undefined;
  /** Number of rows on all pages. */
  total: number;
  /** @default [10, 20, 30, 50] */
  pageSizes?: readonly number[] | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /**
   * Whether the page is being fetched. All buttons stay enabled: the current page does nothing when
   * pressed again, any other one is reported at once, and the last request should win.
   * @default false
   */
  loading?: boolean | undefined;
}

const PAGE_SIZES = [10, 20, 30, 50] as const;

/**
 * Page navigation of a list. Renders a `<nav>` with total, page numbers, page size and a jump
 * field.
 */
export function Pagination(props: PaginationProps) {
  const {
    value,
    defaultValue,
    onValueChange,
    total,
    pageSizes = PAGE_SIZES,
    disabled = false,
    loading = false,
    ...rest
  } = props;
  const t = useTexts(paginationTexts);
  const [{ page: requestedPage, pageSize }, setValue] = useControllable({
    value,
    initial: defaultValue ?? { page: 1, pageSize: pageSizes[0] ?? PAGE_SIZES[0] },
    onChange: onValueChange,
  });
  const count = pageCount(total, pageSize);
  const page = clampPage(requestedPage, count);
  const goTo = (next: number) => setValue({ page: clampPage(next, count), pageSize });
  const nameOf = (number: number) =>
    loading && number === page ? `${t.page(number)} ${t.loading}` : t.page(number);
  const sizes = pageSizes.includes(pageSize)
    ? pageSizes
    : [...pageSizes, pageSize].toSorted((a, b) => a - b);

  return (
    <S.Root aria-label={t.label} aria-busy={loading || undefined} {...rest}>
      <S.Row>
        <S.Total>{t.total(total)}</S.Total>
        <S.Pages>
          <PageArrow
            label={t.previous}
            icon={Previous}
            disabled={disabled}
            atEnd={page <= 1}
            onPress={() => goTo(page - 1)}
          />
          <PageNumbers
            page={page}
            count={count}
            disabled={disabled}
            loading={loading}
            nameOf={nameOf}
            onSelect={goTo}
          />
          <S.Position aria-current="page">
            {t.position(page, count)}
            {loading && <VisuallyHidden>{` ${t.loading}`}</VisuallyHidden>}
            {loading && <LoadingLine />}
          </S.Position>
          <PageArrow
            label={t.next}
            icon={Next}
            disabled={disabled}
            atEnd={page >= count}
            onPress={() => goTo(page + 1)}
          />
        </S.Pages>
        <S.Size>
          <Select
            label={t.size}
            hideLabel
            options={sizes.map((size) => ({ value: size, label: t.perPage(size) }))}
            value={pageSize}
            disabled={disabled}
            onValueChange={(size) =>
              size !== null &&
              size !== pageSize &&
              setValue({ page: pageAfterResize(page, pageSize, size), pageSize: size })
            }
          />
        </S.Size>
        <JumpField disabled={disabled} onJump={goTo} />
      </S.Row>
    </S.Root>
  );
}
