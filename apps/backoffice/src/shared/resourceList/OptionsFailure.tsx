import { Alert, Button, useTexts } from '@mingjian/ui';
import { resourceListTexts } from './resourceList.texts';
import type { DictionariesState } from './useDictionaries';

export interface OptionsFailureProps {
  dictionaries: Pick<DictionariesState, 'status' | 'retry'>;
  /** The part of the page that lacks the options. */
  place: 'list' | 'form';
}

/** The failure of the dictionaries that label codes, with a retry. Renders nothing without one. */
export function OptionsFailure({ dictionaries: { status, retry }, place }: OptionsFailureProps) {
  const t = useTexts(resourceListTexts);
  if (status !== 'failed') return null;
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t.optionsFailedTitle}
      action={
        <Button size="small" onClick={retry}>
          {t.retry}
        </Button>
      }
    >
      {place === 'form' ? t.optionsFailedForm : t.optionsFailed}
    </Alert>
  );
}
