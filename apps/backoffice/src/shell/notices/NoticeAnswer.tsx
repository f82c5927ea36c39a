import { useMemo, useState } from 'react';
import { notices, type Notice } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Button, useTexts } from '@mingjian/ui';
import {
  Form,
  FormFields,
  useRecordForm,
  type FormField,
  type SubmitForm,
} from '@mingjian/widgets/Form';
import { refusalOf } from '../../base/formRefusal';
import { useDrafts } from '../drafts/drafts';
import { messages } from '../messages';
import { noticeTexts } from './notices.texts';

/** The answer to a request for assistance. What is typed is stored as a draft of its author. */
export function NoticeAnswer({ notice }: { notice: Notice }) {
  const t = useTexts(noticeTexts);
  const refresh = useRefresh();
  const { submit: handle } = useSubmit(notices.handle);
  const drafts = useDrafts(`notice answer ${notice.id}`, t.answer);
  const fields = useMemo<readonly FormField[]>(
    () => [
      {
        kind: 'area',
        field: 'handleResult',
        label: t.result,
        required: true,
        wide: true,
        maxLength: 500,
      },
    ],
    [t],
  );
  const [values] = useState({ handleResult: '' });
  const submit: SubmitForm = async ({ handleResult }, { signal }) => {
    const outcome = await handle({ id: notice.id, handleResult: String(handleResult) }, { signal });
    if (!outcome.ok) return refusalOf(outcome.error);
    messages.show({ text: t.answered, tone: 'success' });
    await refresh(notices);
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit, drafts });
  return (
    <Form form={form} headingLevel={3}>
      <FormFields names={['handleResult']} />
      <Button size="small" type="submit" form={form.id} loading={form.isSubmitting}>
        {t.answer}
      </Button>
    </Form>
  );
}
