import { moneyText, type CompanyOverview } from '@mingjian/api';
import { Statistic, useLocale, useTexts } from '@mingjian/ui';
import { orderListPath } from '../../base/orderPaths';
import { useDateFormat } from '../../base/useDateFormat';
import { accountListPath } from '../../shared/companies/accountPaths';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { useMayOpen } from '../../shell';
import * as S from './CompanyPage.styles';
import { companyPageTexts } from './companyPage.texts';

/** Figures of what is under way for a company, each the way to what it counts. */
export function CompanyFigures({ overview }: { overview: CompanyOverview | undefined }) {
  const t = useTexts(companyPageTexts);
  const { locale } = useLocale();
  const dates = useDateFormat();
  const mayOpen = useMayOpen();
  const companyId = overview?.id ?? '';
  const linkTo = (path: string, ...more: readonly [field: string, value: string][]) =>
    mayOpen(path)
      ? listAddress(path, [
          { field: 'companyId', operator: 'EQ', value: companyId },
          ...more.map(([field, value]) => ({ field, operator: 'EQ', value }) as const),
        ])
      : undefined;
  const money = (fen: number) => moneyText(fen, locale);
  const { payMode, balance, freezeBalance, creditLimit, unpaidAmount } = overview ?? {};
  const { lastOrderTime, nextFollowTime, lastFollowTime } = overview ?? {};
  const loading = overview === undefined;
  return (
    <S.Figures aria-label={t.figures} role="group" aria-busy={loading}>
      <Statistic
        loading={loading}
        label={t.openOrders}
        value={overview?.openOrders ?? 0}
        href={linkTo(orderListPath('serviceUser'))}
        hint={lastOrderTime ? t.lastOrder(dates.day(lastOrderTime)) : t.noOrder}
      />
      <Statistic
        loading={loading}
        label={t.waitingStatements}
        value={overview?.waitingStatements ?? 0}
        href={linkTo('/a-company/statementList', ['status', '1'])}
      />
      {typeof unpaidAmount === 'number' && (
        <Statistic
          label={t.unpaid}
          value={money(unpaidAmount)}
          tone={unpaidAmount > 0 ? 'warning' : 'neutral'}
          href={linkTo('/a-company/statementList')}
        />
      )}
      {payMode === 1 && typeof balance === 'number' && typeof freezeBalance === 'number' && (
        <Statistic
          label={t.available}
          value={money(balance - freezeBalance)}
          hint={t.held(money(freezeBalance))}
          href={linkTo('/a-company/balanceLogList')}
        />
      )}
      {payMode === 2 && typeof creditLimit === 'number' && (
        <Statistic label={t.credit} value={money(creditLimit)} />
      )}
      <Statistic
        loading={loading}
        label={t.openInvoices}
        value={overview?.openInvoices ?? 0}
        href={linkTo('/a-company/invoiceList', ['status', '1'])}
      />
      <Statistic
        loading={loading}
        label={t.activeAccounts}
        value={overview?.activeAccounts ?? 0}
        href={linkTo(accountListPath('serviceUser'), ['status', '1'])}
        hint={
          nextFollowTime
            ? t.nextFollow(dates.day(nextFollowTime))
            : lastFollowTime
              ? t.lastFollow(dates.day(lastFollowTime))
              : t.noFollow
        }
      />
    </S.Figures>
  );
}
