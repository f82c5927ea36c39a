import { useId, useState } from 'react';
import { Button, Disclosure, TextArea, useTexts } from '@mingjian/ui';
import type { PastedPeople } from './model/matchPasted';
import * as S from './RecipientTransfer.styles';
import { recipientTransferTexts } from './RecipientTransfer.texts';
import type { RecipientTransferState } from './useRecipientTransfer';

/** Number of entries that a report lists. */
const LISTED = 20;

/** Adds the people of a pasted list. Entries that match nobody stay in the text. */
export function PasteSection({ state }: { state: RecipientTransferState }) {
  const t = useTexts(recipientTransferTexts);
  const id = useId();
  const [text, setText] = useState('');
  const [report, setReport] = useState<PastedPeople | null>(null);
  const [isOver, setOver] = useState(false);

  const handleApply = () => {
    const next = state.paste(text);
    const tooMany = next.ids.filter((one) => !state.value.includes(one)).length > state.room;
    setReport(next);
    setOver(tooMany);
    if (!tooMany) setText([...next.unmatched, ...next.ambiguous].join('\n'));
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
        <div role="status">
          {report && (
            <Report report={report} isOver={isOver} room={state.room + state.value.length} />
          )}
        </div>
      </S.Paste>
    </Disclosure>
  );
}

interface ReportProps {
  report: PastedPeople;
  /** Whether nobody was added, since all would have been too many. */
  isOver: boolean;
  /** Maximum number of people. */
  room: number;
}

function Report({ report: { ids, unmatched, ambiguous }, isOver, room }: ReportProps) {
  const t = useTexts(recipientTransferTexts);
  const listed = (entries: readonly string[]) =>
    entries.slice(0, LISTED).join(t.separator) + (entries.length > LISTED ? t.more : '');

  return (
    <S.Report>
      <li>{t.pasteMatched(ids.length)}</li>
      {isOver && <li data-tone="danger">{t.max(room)}</li>}
      {unmatched.length > 0 && (
        <li data-tone="warning">{t.pasteUnmatched(listed(unmatched), unmatched.length)}</li>
      )}
      {ambiguous.length > 0 && (
        <li data-tone="warning">{t.pasteAmbiguous(listed(ambiguous), ambiguous.length)}</li>
      )}
    </S.Report>
  );
}
