import { Alert, Button, useTexts } from '@mingjian/ui';
import { resourceListTexts } from './resourceList.texts';
import type { DictionariesState } from '../dictionaries/useDictionaries';

export interface OptionsFailureProps {
  dictionaries: Pick<DictionariesState, 'status' | 'retry'>;
}

/**
 * The failure of the dictionaries that label the codes of a list, with a retry. Renders nothing
 * without one. Fields of forms report theirs.
 */
export function OptionsFailure({ dictionaries: { status, retry } }: OptionsFailureProps) {
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
      {t.optionsFailed}
    </Alert>
  );
}
