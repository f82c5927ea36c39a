import { memo, useId, useState } from 'react';
import { Button, Disclosure, TextArea, useTexts } from '@mingjian/ui';
import * as S from './RecipientTransfer.styles';
import { recipientTransferTexts } from './RecipientTransfer.texts';
import type { PastedReport, RecipientTransferState } from './useRecipientTransfer';

/** Number of entries that a report lists. */
const LISTED = 20;

export type PasteSectionProps = Pick<RecipientTransferState, 'paste' | 'max'>;

/** Adds the people of a pasted list. Entries that match nobody stay in the text. */
export const PasteSection = memo(function PasteSection({ paste, max }: PasteSectionProps) {
  const t = useTexts(recipientTransferTexts);
  const id = useId();
  const [text, setText] = useState('');
  const [report, setReport] = useState<PastedReport | null>(null);

  const handleApply = () => {
    const next = paste(text);
    setReport(next);
    if (!next.isOver) setText([...next.unmatched, ...next.ambiguous].join('\n'));
  };

  return (
    <Disclosure title={t.paste}>
      <S.Paste>
        <div data-fields>
          <TextArea
            id={id}
            label={t.pasteLabel}
            description={t.pasteHint}
            rows={4}
            value={text}
            onValueChange={setText}
          />
        </div>
        <Button disabledReason={text.trim() === '' ? t.pasteHint : undefined} onClick={handleApply}>
          {t.pasteApply}
        </Button>
        <div role="status">{report && <Report report={report} max={max} />}</div>
      </S.Paste>
    </Disclosure>
  );
});

interface ReportProps {
  report: PastedReport;
  max: number;
}

function Report({ report: { ids, unmatched, ambiguous, isOver }, max }: ReportProps) {
  const t = useTexts(recipientTransferTexts);
  const listed = (entries: readonly string[]) =>
    entries.slice(0, LISTED).join(t.separator) + (entries.length > LISTED ? t.more : '');

  return (
    <S.Report>
      <li>{t.pasteMatched(ids.length)}</li>
      {isOver && <li data-tone="danger">{t.max(max)}</li>}
      {unmatched.length > 0 && (
        <li data-tone="warning">{t.pasteUnmatched(listed(unmatched), unmatched.length)}</li>
      )}
      {ambiguous.length > 0 && (
        <li data-tone="warning">{t.pasteAmbiguous(listed(ambiguous), ambiguous.length)}</li>
      )}
    </S.Report>
  );
}
