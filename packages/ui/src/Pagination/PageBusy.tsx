import * as P from '../ProgressLine/ProgressLine.styles';
import * as S from './Pagination.styles';

/** A quiet line below the page that is being fetched; it takes no room. */
export function PageBusy() {
  return (
    <S.Busy aria-hidden>
      <P.Bar />
    </S.Busy>
  );
}
