import { useMemo, useState } from 'react';
import { registrations, TEXT_RULES, type RegistrationState } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { Card, DescriptionList, StatusLight, Text, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { useFormatCheck } from '../../base/account/useFormatCheck';
import { refusalOf } from '../../base/formRefusal';
import { OpenForm } from '../../shared/openPage/OpenForm';
import { WayOn } from '../../shared/openPage/WayOn';
import { useDateFormat } from '../../base/useDateFormat';
import type { SentRegistration } from './RegisterForm';
import { registerTexts } from './register.texts';
import * as S from './register.styles';

/** Looks up the state of a request by its number and phone. */
export function RegistrationStatus({ sent }: { sent: SentRegistration | null }) {
  const t = useTexts(registerTexts);
  const { submit: check } = useSubmit(registrations.check);
  const [found, setFound] = useState<RegistrationState | null>(null);
  const fields = useStatusFields();
  const [values] = useState(() => ({
    referenceNo: sent?.referenceNo ?? '',
    phone: sent?.phone ?? '',
  }));
  const submit: SubmitForm = async ({ referenceNo, phone }, { signal }) => {
    setFound(null);
    const ref = { referenceNo: String(referenceNo), phone: String(phone) };
    const result = await check(ref, { signal });
    if (!result.ok) return refusalOf(result.error);
    setFound(result.data);
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  return (
    <>
      <OpenForm form={form} submitLabel={t.check} />
      {found && <FoundRegistration state={found} />}
    </>
  );
}

function useStatusFields(): readonly FormField[] {
  const t = useTexts(registerTexts);
  const check = useFormatCheck();
  return useMemo(
    () => [
      {
        kind: 'text',
        field: 'referenceNo',
        label: t.referenceNo,
        description: t.referenceNote,
        required: true,
        wide: true,
        maxLength: 32,
      },
      {
        kind: 'text',
        field: 'phone',
        label: t.phone,
        required: true,
        wide: true,
        maxLength: 32,
        inputMode: 'tel',
        check: check(TEXT_RULES.tel),
      },
    ],
    [t, check],
  );
}

const TONES = ['active', 'success', 'danger'] as const;

function FoundRegistration({ state }: { state: RegistrationState }) {
  const t = useTexts(registerTexts);
  const dates = useDateFormat();
  const { companyName, status, reason, username, createTime, handledTime } = state;
  const next = [t.pendingNext, t.approvedNext, t.refusedNext][status];
  const label = [t.pending, t.approved, t.refused][status];
  const items = [
    { key: 'company', label: t.companyName, value: companyName, wide: true },
    {
      key: 'state',
      label: t.state,
      value: <StatusLight tone={TONES[status]}>{label}</StatusLight>,
    },
    { key: 'created', label: t.createTime, value: dates.time(createTime) },
    ...(handledTime
      ? [{ key: 'handled', label: t.handledTime, value: dates.time(handledTime) }]
      : []),
    ...(username ? [{ key: 'username', label: t.username, value: username }] : []),
    ...(reason ? [{ key: 'reason', label: t.reason, value: reason, wide: true }] : []),
  ];
  return (
    <Card title={t.result} role="status">
      <S.Result>
        <Text tone="muted">{next}</Text>
        <DescriptionList items={items} columns={2} />
        {status === 1 && (
          <div>
            <WayOn toLogin={t.toLogin} />
          </div>
        )}
      </S.Result>
    </Card>
  );
}
