import type { ContractStatus, OrderSigning, RealnameStatus } from '@mingjian/api';
import { DescriptionList, StatusLight, Text, useTexts, type StatusTone } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../base/useDateFormat';
import { orderSigningTexts } from './orderSigning.texts';

const IDENTITY_TONES: Record<RealnameStatus, StatusTone> = {
  0: 'neutral',
  1: 'active',
  2: 'success',
  3: 'danger',
  4: 'warning',
};

const CONTRACT_TONES: Record<ContractStatus, StatusTone> = {
  0: 'neutral',
  1: 'neutral',
  2: 'active',
  3: 'active',
  4: 'success',
  5: 'danger',
  6: 'warning',
  7: 'neutral',
  8: 'warning',
  9: 'neutral',
};

export interface SigningFactsProps {
  signing: OrderSigning;
}

/** Identity of the candidate, and state of the letter. */
export function SigningFacts({ signing: { contract, identity } }: SigningFactsProps) {
  const t = useTexts(orderSigningTexts);
  const dates = useDateFormat();
  const realname = useDictionary('realname_status');
  const statuses = useDictionary('contract_status');
  const fact = (key: string, label: string, value: string | null | undefined) =>
    value ? [{ key, label, value }] : [];
  return (
    <DescriptionList
      columns={1}
      items={[
        {
          key: 'identity',
          label: t.identity,
          value: (
            <>
              <StatusLight tone={IDENTITY_TONES[identity.status]}>
                {realname.labelOf(identity.status)}
              </StatusLight>
              {identity.failReason && <Text tone="muted">{identity.failReason}</Text>}
            </>
          ),
        },
        {
          key: 'letter',
          label: t.letter,
          value: contract ? (
            <StatusLight tone={CONTRACT_TONES[contract.status]}>
              {statuses.labelOf(contract.status)}
            </StatusLight>
          ) : (
            t.notMade
          ),
        },
        ...fact('number', t.number, contract?.contractNo),
        ...fact('kind', t.kind, contract?.signatureKind),
        ...fact('signTime', t.signTime, contract?.signTime && dates.time(contract.signTime)),
        ...fact(
          'deadline',
          t.deadline,
          contract?.status === 2 && contract.deadline ? dates.time(contract.deadline) : null,
        ),
        ...fact('rejectReason', t.rejectReason, contract?.rejectReason),
      ]}
    />
  );
}
