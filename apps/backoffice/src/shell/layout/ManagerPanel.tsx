import { companyLookups } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, Link, Skeleton, useTexts } from '@mingjian/ui';
import { layoutTexts } from './layout.texts';
import * as S from './ManagerPanel.styles';

export interface ManagerPanelProps {
  companyId: string;
}

/** The project manager of a client company, in the sidebar. */
export function ManagerPanel({ companyId }: ManagerPanelProps) {
  const t = useTexts(layoutTexts);
  return (
    <S.Panel aria-label={t.manager}>
      <h2>{t.manager}</h2>
      <ManagerDetails companyId={companyId} />
    </S.Panel>
  );
}

/** Name, phone and e-mail of the manager; a failure is told apart from a company without one. */
export function ManagerDetails({ companyId }: ManagerPanelProps) {
  const t = useTexts(layoutTexts);
  const { data: manager, error, mutate } = useCall(companyLookups.getManager, { companyId });
  if (error && manager === undefined)
    return (
      <S.Failure>
        <span role="alert">{t.managerFailed}</span>
        <Button size="small" onClick={() => void mutate()}>
          {t.retry}
        </Button>
      </S.Failure>
    );
  if (manager === undefined)
    return (
      <S.Details aria-label={t.loading} role="status">
        <Skeleton lines={3} />
      </S.Details>
    );
  if (manager === null) return <S.Line>{t.noManager}</S.Line>;
  return (
    <S.Details>
      <strong>{manager.realname}</strong>
      <Link tone="quiet" href={`tel:${manager.phone}`}>
        {manager.phone}
      </Link>
      <Link tone="quiet" href={`mailto:${manager.email}`} title={manager.email}>
        {manager.email}
      </Link>
    </S.Details>
  );
}
