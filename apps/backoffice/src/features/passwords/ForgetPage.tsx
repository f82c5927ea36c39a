import { useState } from 'react';
import { Alert, Text, useTexts } from '@mingjian/ui';
import { OpenPageLayout } from '../../shared/openPage/OpenPageLayout';
import { WayOn } from '../../shared/openPage/WayOn';
import { CodeRequest } from './CodeRequest';
import { forgetTexts } from './forget.texts';
import { PasswordReset } from './PasswordReset';
import type { RequestedCode } from './requestedCode';

/** Sets a new password in place of a forgotten one: an account, a code, and it is done. */
export function ForgetPage() {
  const t = useTexts(forgetTexts);
  const [requested, setRequested] = useState<RequestedCode | null>(null);
  const [isDone, setDone] = useState(false);
  return (
    <OpenPageLayout title={t.title}>
      <h1>{t.title}</h1>
      {isDone ? (
        <Alert tone="success" title={t.doneTitle} action={<WayOn toLogin={t.toLogin} />}>
          {t.done}
        </Alert>
      ) : requested ? (
        <PasswordReset
          requested={requested}
          onRequest={setRequested}
          onDone={() => setDone(true)}
        />
      ) : (
        <>
          <Text tone="muted">{t.intro}</Text>
          <CodeRequest onRequest={setRequested} />
        </>
      )}
    </OpenPageLayout>
  );
}
