import { pageWindow } from './model/pageWindow';
import { PageBusy } from './PageBusy';
import * as S from './Pagination.styles';

export interface PageNumbersProps {
  page: number;
  count: number;
  disabled: boolean;
  /** Whether the page is being fetched. */
  busy: boolean;
  /** Returns the accessible name of a page's button. */
  nameOf: (page: number) => string;
  format: (page: number) => string;
  onSelect: (page: number) => void;
}

/** The page numbers, with an ellipsis for those left out. */
export function PageNumbers({
  page,
  count,
  disabled,
  busy,
  nameOf,
  format,
  onSelect,
}: PageNumbersProps) {
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
              {format(slot)}
              {busy && slot === page && <PageBusy />}
            </S.Page>
          </li>
        ),
      )}
    </S.Numbers>
  );
}
