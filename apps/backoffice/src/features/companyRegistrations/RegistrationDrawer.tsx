import { useState } from 'react';
import { companyRegistrations, type CompanyRegistration } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { Alert, Button, DescriptionList, Drawer, Link, Tag, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { FileWidget } from '@mingjian/widgets/FileWidget';
import { useFileSources } from '../../shared/files/useFileSources';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { useDateFormat } from '../../base/useDateFormat';
import { messages } from '../../shell';
import { ApproveDialog, RefuseDialog } from './DecisionDialogs';
import * as S from './RegistrationDrawer.styles';
import { registrationListTexts } from './registrationList.texts';

const LIST_PATH = '/a-company/registrationList';

export interface RegistrationDrawerProps {
  registration: CompanyRegistration;
  /** Called with the request once somebody has decided. */
  onChange(registration: CompanyRegistration): void;
  onClose(): void;
}

/** One request with its duplicates, and the decision. */
export function RegistrationDrawer({ registration, onChange, onClose }: RegistrationDrawerProps) {
  const t = useTexts(registrationListTexts);
  const refresh = useRefresh();
  const [deciding, setDeciding] = useState<'approve' | 'refuse' | null>(null);
  const { companyName, status, isOwn, knownCompany } = registration;
  const mayDecide = status === 0 && isOwn === 0;
  const decided = (text: string) => (row: CompanyRegistration) => {
    setDeciding(null);
    onChange(row);
    messages.show({ text, tone: 'success' });
    void refresh(companyRegistrations.getList);
  };
  const close = () => setDeciding(null);
  return (
    <Drawer
      open
      size="medium"
      title={companyName}
      footer={
        mayDecide && (
          <>
            <Button onClick={() => setDeciding('refuse')}>{t.refuse}</Button>
            <Button
              tone="primary"
              disabledReason={knownCompany === null ? undefined : t.knownText(knownCompany)}
              onClick={() => setDeciding('approve')}
            >
              {t.approve}
            </Button>
          </>
        )
      }
      onClose={onClose}
    >
      <S.Content>
        <Warnings registration={registration} onLeave={onClose} />
        <Facts registration={registration} />
        <Papers papers={registration.papers} />
      </S.Content>
      {deciding === 'approve' && (
        <ApproveDialog registration={registration} onDone={decided(t.approved)} onClose={close} />
      )}
      {deciding === 'refuse' && (
        <RefuseDialog registration={registration} onDone={decided(t.refused)} onClose={close} />
      )}
    </Drawer>
  );
}

interface WarningsProps {
  registration: CompanyRegistration;
  /** Called when a link leads to the other requests. */
  onLeave(): void;
}

function Warnings({ registration, onLeave }: WarningsProps) {
  const t = useTexts(registrationListTexts);
  const { status, isOwn, knownCompany, sameCompany, samePhone, creditCode, phone } = registration;
  if (status !== 0) return null;
  const repeated = [
    { count: sameCompany, text: t.repeatedCompanyText, field: 'creditCode', value: creditCode },
    { count: samePhone, text: t.repeatedPhoneText, field: 'phone', value: phone },
  ].filter(({ count }) => count > 0);
  return (
    <>
      {knownCompany !== null && <Alert tone="danger">{t.knownText(knownCompany)}</Alert>}
      {repeated.length > 0 && (
        <Alert tone="warning" title={t.repeatedTitle}>
          {repeated.map(({ count, text, field, value }) => (
            <div key={field}>
              <Link
                href={listAddress(LIST_PATH, [{ field, operator: 'EQ', value }])}
                onClick={onLeave}
              >
                {text(count)}
              </Link>
            </div>
          ))}
        </Alert>
      )}
      {isOwn === 1 && <Alert>{t.ownText}</Alert>}
    </>
  );
}

function Papers({ papers }: Pick<CompanyRegistration, 'papers'>) {
  const t = useTexts(registrationListTexts);
  const sources = useFileSources();
  return <FileWidget {...sources} readOnly label={t.papers} value={papers} />;
}

const TONES = ['warning', 'success', 'neutral'] as const;

function Facts({ registration }: { registration: CompanyRegistration }) {
  const t = useTexts(registrationListTexts);
  const dates = useDateFormat();
  const { labelOf: statusOf } = useDictionary('registration_status');
  const { status, reason, handledByName, handledTime } = registration;
  const isDecided = status !== 0;
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          key: 'status',
          label: t.status,
          value: <Tag tone={TONES[status]}>{statusOf(status)}</Tag>,
        },
        { key: 'referenceNo', label: t.referenceNo, value: registration.referenceNo },
        { key: 'creditCode', label: t.creditCode, value: registration.creditCode },
        { key: 'username', label: t.username, value: registration.username },
        { key: 'contactName', label: t.contactName, value: registration.contactName },
        { key: 'phone', label: t.phone, value: registration.phone },
        { key: 'email', label: t.email, value: registration.email, wide: true },
        { key: 'createTime', label: t.createTime, value: dates.time(registration.createTime) },
        ...(isDecided
          ? [
              { key: 'handledByName', label: t.handledByName, value: handledByName },
              {
                key: 'handledTime',
                label: t.handledTime,
                value: handledTime && dates.time(handledTime),
              },
            ]
          : []),
        ...(reason ? [{ key: 'reason', label: t.reason, value: reason, wide: true }] : []),
      ]}
    />
  );
}
