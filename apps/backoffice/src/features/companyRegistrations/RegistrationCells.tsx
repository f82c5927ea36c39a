import { use } from 'react';
import type { CompanyRegistration } from '@mingjian/api';
import { Tag, useTexts } from '@mingjian/ui';
import { RowName } from '../../shared/RowName.styles';
import { OpenRegistration } from './OpenRegistration';
import * as S from './RegistrationCells.styles';
import { registrationListTexts } from './registrationList.texts';

interface CellProps {
  registration: CompanyRegistration;
}

/** The name of the company, bold until somebody has decided. It opens the request. */
export function NameCell({ registration }: CellProps) {
  const open = use(OpenRegistration);
  return (
    <RowName
      type="button"
      title={registration.companyName}
      data-strong={registration.status === 0 || undefined}
      onClick={() => open(registration)}
    >
      {registration.companyName}
    </RowName>
  );
}

/** Tags of an existing client company, and of other requests of the same company or phone. */
export function RepeatCell({ registration: { sameCompany, samePhone, knownCompany } }: CellProps) {
  const t = useTexts(registrationListTexts);
  return (
    <S.Tags>
      {knownCompany !== null && <Tag tone="danger">{t.known}</Tag>}
      {sameCompany > 0 && <Tag tone="warning">{t.repeatedCompany(sameCompany)}</Tag>}
      {samePhone > 0 && <Tag tone="warning">{t.repeatedPhone(samePhone)}</Tag>}
    </S.Tags>
  );
}
