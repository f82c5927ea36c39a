import { use } from 'react';
import type { EmailRecord } from '@mingjian/api';
import { RowName } from '../../shared/RowName.styles';
import { OpenEmail } from './OpenEmail';

/** The subject of an e-mail, which opens it. */
export function EmailSubject({ email }: { email: EmailRecord }) {
  const open = use(OpenEmail);
  return (
    <RowName type="button" title={email.subject} onClick={() => open(email)}>
      {email.subject}
    </RowName>
  );
}
