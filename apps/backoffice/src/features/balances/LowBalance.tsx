import { balanceLogs, moneyText, type BalanceStanding } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Alert, Link, useLocale, useTexts } from '@mingjian/ui';
import { useMayOpen } from '../../shell';
import { balanceTexts } from './balances.texts';

const SUPPORT = '/im';
const STATEMENTS = '/f-order/statementList';

/** A calm warning that little is left to order with. Renders nothing while enough is. */
export function LowBalance() {
  const { data } = useCall(balanceLogs.getStanding, {});
  return data?.isLow ? <Warning standing={data} /> : null;
}

function Warning({ standing }: { standing: BalanceStanding }) {
  const t = useTexts(balanceTexts);
  const { locale } = useLocale();
  const mayOpen = useMayOpen();
  const { payMode, managerName, limit } = standing;
  const contact = managerName ? t.manager(managerName) : t.anybody;
  const available = moneyText(standing.available ?? 0, locale);
  const [path, label] = payMode === 2 ? [STATEMENTS, t.statements] : [SUPPORT, t.contact];
  return (
    <Alert
      tone="warning"
      title={t[`title${payMode}`]}
      action={mayOpen(path) && <Link href={path}>{label}</Link>}
    >
      {t[`left${payMode}`](available, moneyText(limit, locale)) + t[`wayOut${payMode}`](contact)}
    </Alert>
  );
}
