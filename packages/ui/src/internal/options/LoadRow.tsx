import type { ComponentPropsWithRef } from 'react';
import { ListboxOption } from '@headlessui/react';
import { Spinner } from '../../Spinner/Spinner';
import { useTexts } from '../../texts/LocaleProvider';
import { RETRY, type OptionLoad } from './optionLoad';
import * as S from './optionLoad.styles';
import { optionLoadTexts } from './optionLoad.texts';

export interface LoadRowProps extends OptionLoad {
  /** Id of the row when it is a retry row. */
  retryId: string;
}

/** The last row of a list whose options are loading or failed to load; nothing otherwise. */
export function LoadRow({ loading = false, loadError, retryId }: LoadRowProps) {
  const t = useTexts(optionLoadTexts);
  if (loading)
    return (
      <S.Loading role="option" aria-disabled aria-selected={false}>
        <Spinner decorative />
        {t.loading}
      </S.Loading>
    );
  if (!loadError) return null;
  return (
    <ListboxOption as={RetryRow} id={retryId} value={RETRY} onRetry={loadError.onRetry}>
      <LoadFailure text={loadError.text} />
    </ListboxOption>
  );
}

/**
 * Headless UI would select on a press and move focus to a row that is then removed; the list keeps
 * its selection and focus.
 */
function RetryRow({
  onRetry,
  onClick: _,
  ...rest
}: ComponentPropsWithRef<'div'> & { onRetry: () => void }) {
  return <S.Failed {...rest} onMouseDown={(event) => event.preventDefault()} onClick={onRetry} />;
}

/** The content of a retry row: the failure, and the text "retry". */
export function LoadFailure({ text }: { text?: string | undefined }) {
  const t = useTexts(optionLoadTexts);
  return (
    <>
      <S.FailedText>{text ?? t.failed}</S.FailedText>
      <S.Retry>{t.retry}</S.Retry>
    </>
  );
}
