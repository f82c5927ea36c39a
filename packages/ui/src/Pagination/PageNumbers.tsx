import { pageWindow } from './model/pageWindow';
import * as P from '../ProgressLine/ProgressLine.styles';
import { useFormatNumber } from '../texts/useFormatNumber';
import * as S from './Pagination.styles';

export interface PageNumbersProps {
  page: number;
  count: number;
  disabled: boolean;
  /** Whether the page is being fetched. */
  loading: boolean;
  /** Returns the accessible name of a page's button. */
  nameOf: (page: number) => string;
  onSelect: (page: number) => void;
}

/** The page numbers, with an ellipsis for omitted ones. */
export function PageNumbers({
  page,
  count,
  disabled,
  loading,
  nameOf,
  onSelect,
}: PageNumbersProps) {
  const format = useFormatNumber();
  return (
    <S.Numbers>
      {pageWindow(page, count).map((slot) =>
        typeof slot === 'string' ? (
          <S.Gap key={slot} aria-hidden>
            …
          </S.Gap>
        ) : (
          <li key={slot}>
            <S.Page
              type="button"
              aria-label={nameOf(slot)}
              aria-current={slot === page ? 'page' : undefined}
              disabled={disabled}
              onClick={() => slot !== page && onSelect(slot)}
            >
              <span>{format(slot)}</span>
              {loading && slot === page && <LoadingLine />}
            </S.Page>
          </li>
        ),
      )}
    </S.Numbers>
  );
}

/** A thin progress line below the page that is being fetched. It takes no space. */
export function LoadingLine() {
  return (
    <S.LoadingLine aria-hidden>
      <P.Bar />
    </S.LoadingLine>
  );
}
