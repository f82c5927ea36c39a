import { useState } from 'react';
import { orderBase, orderNotes } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Button, Checkbox, TextArea, useTexts } from '@mingjian/ui';
import { useSignedIn, useTabMemory, useUnsavedReport } from '../../shell';
import { orderDetailsTexts } from './orderDetails.texts';
import * as S from './OrderDetailsPage.styles';

/** Most characters of a note. */
const LONGEST = 2_000;

/** The place to write a note on an order. What is typed survives the sleep of its tab. */
export function OrderNoteForm({ orderId }: { orderId: string }) {
  const t = useTexts(orderDetailsTexts);
  const isStaff = useSignedIn().user.userType === 'serviceUser';
  const refresh = useRefresh();
  const { submit, isSubmitting } = useSubmit(orderNotes.save);
  const memory = useTabMemory<string>(`note ${orderId}`);
  const report = useUnsavedReport(`note ${orderId}`);
  const [content, setContent] = useState(memory.stored ?? '');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const write = (text: string) => {
    setContent(text);
    memory.save(text);
    const unsaved = { title: t.note, changes: 1, isLasting: false, discard: () => write('') };
    report(text.trim() ? unsaved : null);
  };
  const save = async () => {
    const outcome = await submit({ orderId, content: content.trim(), visible: isShared ? 2 : 1 });
    setProblem(outcome.ok ? undefined : outcome.error.message);
    if (!outcome.ok) return;
    write('');
    setShared(false);
    await refresh(orderBase.getOrderDetail);
  };
  return (
    <S.NoteForm>
      <TextArea
        label={t.note}
        hideLabel
        placeholder={t.notePlaceholder}
        rows={2}
        maxLength={LONGEST}
        value={content}
        error={problem}
        onValueChange={write}
      />
      {content.trim() !== '' && (
        <S.NoteActions>
          {isStaff && (
            <Checkbox label={t.noteShared} checked={isShared} onValueChange={setShared} />
          )}
          <Button size="small" loading={isSubmitting} onClick={() => void save()}>
            {t.addNote}
          </Button>
        </S.NoteActions>
      )}
    </S.NoteForm>
  );
}
