import {
  accounts,
  apiLogs,
  balanceLogs,
  companyAddresses,
  companyFollowUps,
  companyMenus,
  companyOperateLogs,
  companyProducts,
  moneyText,
  orders,
  statements,
  type ApiLog,
  type BalanceLog,
  type CompanyAccount,
  type CompanyAddress,
  type CompanyFollowUp,
  type CompanyMenu,
  type CompanyOperateLog,
  type CompanyProduct,
  type OrderRow,
  type Statement,
} from '@mingjian/api';
import { Link, StatusLight, Tag, TruncatedText, useLocale, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { orderDetailsPath, orderListPath } from '../../base/orderPaths';
import { statementPath } from '../../base/statementPath';
import { useDateFormat } from '../../base/useDateFormat';
import { accountListPath } from '../../shared/companies/accountPaths';
import { operationTexts } from '../../shared/logs/operations.texts';
import { companyPageTexts } from './companyPage.texts';
import { CompanySection } from './CompanySection';

interface SectionProps {
  companyId: string;
}

/** The newest orders of a company. */
export function OrdersSection({ companyId }: SectionProps) {
  const t = useTexts(companyPageTexts);
  const dates = useDateFormat();
  const { labelOf } = useDictionary('order_status');
  return (
    <CompanySection<OrderRow>
      title={t.orders}
      companyId={companyId}
      call={orders.getList}
      path={orderListPath('serviceUser')}
      none={t.noOrders}
      columns={[
        {
          key: 'no',
          label: t.orderNo,
          cell: ({ id, orderNo }) => <Link href={orderDetailsPath(id)}>{orderNo}</Link>,
        },
        { key: 'who', label: t.candidate, cell: ({ userName }) => userName },
        { key: 'product', label: t.product, cell: ({ productName }) => productName },
        {
          key: 'status',
          label: t.status,
          cell: ({ orderStatus }) => labelOf(String(orderStatus)),
        },
        { key: 'time', label: t.orderTime, cell: ({ orderTime }) => dates.short(orderTime) },
      ]}
    />
  );
}

/** The accounts of a company's people. */
export function PeopleSection({ companyId }: SectionProps) {
  const t = useTexts(companyPageTexts);
  return (
    <CompanySection<CompanyAccount>
      title={t.people}
      companyId={companyId}
      call={accounts.getList}
      path={accountListPath('serviceUser')}
      none={t.noPeople}
      columns={[
        {
          key: 'name',
          label: t.realname,
          cell: ({ realname, mainFlag, status }) => (
            <>
              {realname} {mainFlag === 1 && <Tag>{t.main}</Tag>}
              {status === 0 && <Tag tone="neutral">{t.stopped}</Tag>}
            </>
          ),
        },
        { key: 'role', label: t.role, cell: ({ roleName }) => roleName },
        { key: 'phone', label: t.phone, cell: ({ phone }) => phone },
      ]}
    />
  );
}

/** The products that a company may order, with what they cost it. */
export function ProductsSection({ companyId }: SectionProps) {
  const t = useTexts(companyPageTexts);
  const { locale } = useLocale();
  return (
    <CompanySection<CompanyProduct>
      title={t.products}
      companyId={companyId}
      call={companyProducts.getList}
      path="/a-company/companyProductList"
      none={t.noProducts}
      columns={[
        {
          key: 'name',
          label: t.product,
          cell: ({ name, enabled }) => (
            <>
              {name} {enabled === 0 && <Tag tone="neutral">{t.stopped}</Tag>}
            </>
          ),
        },
        {
          key: 'price',
          label: t.price,
          align: 'end',
          cell: ({ price }) => (price === null ? '—' : moneyText(price, locale)),
        },
      ]}
    />
  );
}

/** The newest statements of a company. */
export function StatementsSection({ companyId }: SectionProps) {
  const t = useTexts(companyPageTexts);
  const { locale } = useLocale();
  const { labelOf } = useDictionary('bill_status');
  return (
    <CompanySection<Statement>
      title={t.statements}
      companyId={companyId}
      call={statements.getList}
      path="/a-company/statementList"
      none={t.noStatements}
      columns={[
        {
          key: 'no',
          label: t.statementNo,
          cell: ({ id, statementNo }) => <Link href={statementPath(id, false)}>{statementNo}</Link>,
        },
        {
          key: 'period',
          label: t.period,
          cell: ({ periodStart, periodEnd }) => `${periodStart} – ${periodEnd}`,
        },
        { key: 'status', label: t.status, cell: ({ status }) => labelOf(String(status)) },
        {
          key: 'amount',
          label: t.amount,
          align: 'end',
          cell: ({ totalAmount }) => moneyText(totalAmount, locale),
        },
      ]}
    />
  );
}

/** The newest movements of a company's balance. */
export function BalanceSection({ companyId }: SectionProps) {
  const t = useTexts(companyPageTexts);
  const { locale } = useLocale();
  const dates = useDateFormat();
  const { labelOf } = useDictionary('balance_type');
  return (
    <CompanySection<BalanceLog>
      title={t.balanceLogs}
      companyId={companyId}
      call={balanceLogs.getList}
      path="/a-company/balanceLogList"
      none={t.noBalanceLogs}
      columns={[
        { key: 'time', label: t.time, cell: ({ createTime }) => dates.short(createTime) },
        { key: 'kind', label: t.kind, cell: ({ type }) => labelOf(String(type)) },
        {
          key: 'amount',
          label: t.amount,
          align: 'end',
          cell: ({ amount, frozenAmount }) => moneyText(amount || frozenAmount, locale),
        },
      ]}
    />
  );
}

/** The newest contacts with a company. */
export function FollowUpsSection({ companyId }: SectionProps) {
  const t = useTexts(companyPageTexts);
  const dates = useDateFormat();
  return (
    <CompanySection<CompanyFollowUp>
      title={t.followUps}
      companyId={companyId}
      call={companyFollowUps.getList}
      path="/a-company/followUpList"
      none={t.noFollowUps}
      columns={[
        { key: 'time', label: t.time, cell: ({ createTime }) => dates.short(createTime) },
        { key: 'who', label: t.contact, cell: ({ contactName }) => contactName },
        {
          key: 'content',
          label: t.content,
          cell: ({ content }) => <TruncatedText>{content}</TruncatedText>,
        },
      ]}
    />
  );
}

/** The postal addresses of a company. */
export function AddressesSection({ companyId }: SectionProps) {
  const t = useTexts(companyPageTexts);
  return (
    <CompanySection<CompanyAddress>
      title={t.addresses}
      companyId={companyId}
      call={companyAddresses.getList}
      path="/a-company/addressList"
      none={t.noAddresses}
      columns={[
        { key: 'receiver', label: t.receiver, cell: ({ receiver }) => receiver },
        {
          key: 'address',
          label: t.address,
          cell: ({ areaName, detail }) => (
            <TruncatedText>{`${areaName ?? ''} ${detail}`.trim()}</TruncatedText>
          ),
        },
      ]}
    />
  );
}

/** The newest exchanges with data sources for a company's orders. */
export function InterfacesSection({ companyId }: SectionProps) {
  const t = useTexts(companyPageTexts);
  const dates = useDateFormat();
  return (
    <CompanySection<ApiLog>
      title={t.interfaces}
      companyId={companyId}
      call={apiLogs.getApiLog}
      path="/f-order/f-order/apiLogList"
      none={t.noInterfaces}
      columns={[
        { key: 'time', label: t.time, cell: ({ createTime }) => dates.short(createTime) },
        { key: 'api', label: t.api, cell: ({ apiName }) => apiName },
        {
          key: 'result',
          label: t.result,
          cell: ({ success }) => (
            <StatusLight tone={success === 1 ? 'success' : 'danger'}>
              {success === 1 ? t.succeeded : t.failedCall}
            </StatusLight>
          ),
        },
      ]}
    />
  );
}

/** Menu entries that a company's accounts have or lack, unlike those of others. */
export function MenusSection({ companyId }: SectionProps) {
  const t = useTexts(companyPageTexts);
  return (
    <CompanySection<CompanyMenu>
      title={t.menus}
      companyId={companyId}
      call={companyMenus.getList}
      path="/a-company/companyMenuList"
      none={t.noMenus}
      columns={[
        { key: 'menu', label: t.menu, cell: ({ menuName }) => menuName },
        {
          key: 'enabled',
          label: t.status,
          cell: ({ enabled }) => (
            <StatusLight tone={enabled === 1 ? 'success' : 'neutral'}>
              {enabled === 1 ? t.opened : t.closed}
            </StatusLight>
          ),
        },
      ]}
    />
  );
}

/** The newest operations on a company: who did what. */
export function OperationsSection({ companyId }: SectionProps) {
  const t = useTexts(companyPageTexts);
  const words = useTexts(operationTexts);
  const dates = useDateFormat();
  return (
    <CompanySection<CompanyOperateLog>
      title={t.operations}
      companyId={companyId}
      call={companyOperateLogs.getList}
      path="/a-company/companyOperateLog"
      none={t.noOperations}
      columns={[
        { key: 'time', label: t.time, cell: ({ createTime }) => dates.short(createTime) },
        { key: 'who', label: t.person, cell: ({ userName }) => userName },
        {
          key: 'what',
          label: t.operation,
          cell: ({ action, objectType }) =>
            `${words[`action${action}`]} · ${words[`objectType${objectType}`]}`,
        },
      ]}
    />
  );
}
