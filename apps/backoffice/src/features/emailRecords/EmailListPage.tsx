import { useCallback, useState } from 'react';
import { emailRecords, type Can, type EmailRecord } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { messages } from '../../shell';
import { EmailDrawer } from './EmailDrawer';
import { emailList } from './emailList';
import { emailListTexts } from './emailList.texts';
import { OpenEmail } from './OpenEmail';

/** Failed, waiting, sent, stored only. */
const STATUSES = [2, 0, 1, 3];

/** An e-mail that was sent stays as it is. */
const isUnsent = ({ status }: EmailRecord) => status !== 1;

/** E-mails about orders. One opens beside the list. */
export function EmailListPage() {
  const t = useTexts(emailListTexts);
  const presets = useCodePresets('status', 'outbox_status', STATUSES);
  const [opened, setOpened] = useState<EmailRecord | null>(null);
  const refresh = useRefresh();
  const { submit: send } = useSubmit(emailRecords.send);
  const sendAgain = useCallback(
    async ({ id }: EmailRecord) => {
      const result = await send({ id });
      messages.show(
        result.ok
          ? { text: t.sentAgain, tone: 'success' }
          : { text: result.error.message, tone: 'danger' },
      );
      void refresh(emailRecords.getList);
    },
    [t, send, refresh],
  );
  const rowActions = useCallback(
    (email: EmailRecord, can: Can) =>
      can.update && isUnsent(email)
        ? [{ key: 'again', label: t.again, onSelect: (row: EmailRecord) => void sendAgain(row) }]
        : [],
    [t, sendAgain],
  );
  return (
    <OpenEmail value={setOpened}>
      <ResourcePage<EmailRecord>
        list={emailList}
        presets={presets}
        saveLabel={t.send}
        rowActions={rowActions}
        editable={isUnsent}
      >
        {opened && <EmailDrawer email={opened} onClose={() => setOpened(null)} />}
      </ResourcePage>
    </OpenEmail>
  );
}
