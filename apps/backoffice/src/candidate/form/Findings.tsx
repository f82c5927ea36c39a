import { monthFindings, type CollectItem, type CollectStretch } from '@mingjian/api';
import { Alert, useTexts } from '@mingjian/ui';
import { Names } from '../frame/screen.styles';
import { today } from './model/months';
import { formTexts } from './form.texts';

export interface FindingsProps {
  item: Pick<CollectItem, 'monthsKey'>;
  stretches: readonly CollectStretch[];
}

/** Gaps and overlaps of the months of an item. They are shown, and stop nothing. */
export function Findings({ item: { monthsKey }, stretches }: FindingsProps) {
  const t = useTexts(formTexts);
  const found = monthsKey ? monthFindings(stretches, monthsKey, today()) : [];
  if (found.length === 0) return null;
  return (
    <Alert title={t.findings}>
      <Names>
        {found.map(({ kind, from, to }) => (
          <li key={`${kind} ${from}`}>{t[kind](from, to)}</li>
        ))}
      </Names>
      {t.findingsText}
    </Alert>
  );
}
