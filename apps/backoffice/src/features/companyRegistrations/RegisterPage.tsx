import { useState } from 'react';
import { SegmentedControl, Text, useTexts } from '@mingjian/ui';
import { OpenPageLayout } from '../../shared/openPage/OpenPageLayout';
import { RegisterForm, type SentRegistration } from './RegisterForm';
import { registerTexts } from './register.texts';
import { RegistrationReceipt } from './RegistrationReceipt';
import { RegistrationStatus } from './RegistrationStatus';

type View = 'request' | 'status';

/** A company requests an account, or looks up the state of its request. */
export function RegisterPage() {
  const t = useTexts(registerTexts);
  const [view, setView] = useState<View>(viewInAddress);
  const [sent, setSent] = useState<SentRegistration | null>(null);
  return (
    <OpenPageLayout title={t.title}>
      <h1>{t.title}</h1>
      <div>
        <SegmentedControl<View>
          label={t.view}
          hideLabel
          options={[
            { value: 'request', label: t.request },
            { value: 'status', label: t.status },
          ]}
          value={view}
          onValueChange={setView}
        />
      </div>
      {view === 'status' ? (
        <RegistrationStatus sent={sent} />
      ) : sent ? (
        <RegistrationReceipt sent={sent} onFollow={() => setView('status')} />
      ) : (
        <>
          <Text tone="muted">{t.intro}</Text>
          <RegisterForm onSent={setSent} />
        </>
      )}
    </OpenPageLayout>
  );
}

const viewInAddress = (): View =>
  new URLSearchParams(window.location.search).get('view') === 'status' ? 'status' : 'request';
