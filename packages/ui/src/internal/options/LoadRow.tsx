import type { ComponentPropsWithRef } from 'react';
import { ListboxOption } from '@headlessui/react';
import { Spinner } from '../../Spinner/Spinner';
import { useTexts } from '../../texts/LocaleProvider';
import { RETRY, type OptionLoad } from './optionLoad';
import * as S from './optionLoad.styles';
import { optionLoadTexts } from './optionLoad.texts';

export interface LoadRowProps extends OptionLoad {
  /** Id of the row while it tries again. */
  retryId: string;
}

/** The last row of a list whose options are on their way or failed to come; nothing otherwise. */
export function LoadRow({ loading = false, loadError, retryId }: LoadRowProps) {
  const t = useTexts(optionLoadTexts);
  if (loading)
    return (
      <S.Waiting role="option" aria-disabled aria-selected={false}>
        <Spinner decorative />
        {t.loading}
      </S.Waiting>
    );
  if (!loadError) return null;
  return (
    <ListboxOption as={RetryRow} id={retryId} value={RETRY} onRetry={loadError.onRetry}>
      <LoadFailure text={loadError.text} />
    </ListboxOption>
  );
}

/**
 * Headless UI takes a press for a choice, and the row goes with the focus that a press would give
 * it; the list keeps both.
 */
function RetryRow({
  onRetry,
  onClick: _,
  ...rest
}: ComponentPropsWithRef<'div'> & { onRetry: () => void }) {
  return <S.Failed {...rest} onMouseDown={(event) => event.preventDefault()} onClick={onRetry} />;
}

/** What a row says that tries again: what happened, and what pressing it does. */
export function LoadFailure({ text }: { text?: string | undefined }) {
  const t = useTexts(optionLoadTexts);
  return (
    <>
      <S.FailedText>{text ?? t.failed}</S.FailedText>
      <S.Retry>{t.retry}</S.Retry>
    </>
  );
}
