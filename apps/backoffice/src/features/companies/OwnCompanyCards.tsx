import { moneyText, type Company } from '@mingjian/api';
import {
  Card,
  DescriptionList,
  Link,
  useLocale,
  useTexts,
  type DescriptionItem,
} from '@mingjian/ui';
import type { GridColumn } from '@mingjian/widgets/DataGrid';
import { StoredPicture } from '../../shared/files/StoredPicture';
import { Rail, RecordColumns } from '../../shared/Page.styles';
import { ownCompanyTexts } from './companyList.texts';
import { CompanyRules } from './CompanyRules';
import { CompanySigningCard } from './CompanySigningCard';
import { CompanyWorkAreas } from './CompanyWorkAreas';
import * as S from './OwnCompanyPage.styles';

export interface OwnCompanyCardsProps {
  company: Company;
  /** Columns of the list of companies: their labels and formats. */
  columns: readonly GridColumn<Company>[];
  /** Whether the reader acts for the company. */
  mayAct: boolean;
}

/** The facts that a client company reads about itself. */
export function OwnCompanyCards({ company, columns, mayAct }: OwnCompanyCardsProps) {
  const t = useTexts(ownCompanyTexts);
  const { locale } = useLocale();
  const { logo } = company;
  const item = (field: keyof Company, wide = false): DescriptionItem => {
    const column = columns.find((one) => one.field === field);
    const value = company[field];
    return {
      key: field,
      label: column?.label ?? field,
      value: column?.format?.(value, company) ?? (value === null ? null : String(value)),
      wide,
    };
  };
  return (
    <RecordColumns>
      <Rail>
        <Card title={t.basicSection}>
          <S.Basics>
            {logo && <StoredPicture address={logo} alt={t.logo} />}
            <DescriptionList
              items={[
                item('companyShort'),
                item('creditCode'),
                item('industry'),
                item('enterpriseScale'),
                item('area'),
                item('address', true),
              ]}
            />
          </S.Basics>
        </Card>
        <Card title={t.workAreas}>
          <CompanyWorkAreas text={company.workAreas} />
        </Card>
        <CompanyRules text={company.rulesList} />
      </Rail>
      <Rail>
        <Card title={t.contactSection}>
          <DescriptionList
            columns={1}
            items={[item('contactName'), item('contactPhone'), item('contactEmail')]}
          />
        </Card>
        <Card
          title={t.paymentSection}
          actions={
            company.payMode === 1 &&
            company.balance !== null && <Link href="/f-order/balanceLogList">{t.balanceLog}</Link>
          }
        >
          <DescriptionList
            columns={2}
            items={paymentItems(company, item, t, (fen) => moneyText(fen, locale))}
          />
        </Card>
        <CompanySigningCard company={company} mayAct={mayAct} />
        <Card title={t.retentionSection}>
          <DescriptionList
            columns={2}
            items={[
              {
                key: 'retentionMonths',
                label: t.reportsKept,
                value: t.months(company.retentionMonths),
              },
              {
                key: 'reportCopy',
                label: t.copies,
                value: company.reportCopy === 1 ? t.copyGiven : t.copyKept,
              },
            ]}
          />
        </Card>
      </Rail>
    </RecordColumns>
  );
}

interface PaymentWords {
  days(count: number): string;
  paymentTerm: string;
  available: string;
}

/** Amounts are shown to those who get them. */
function paymentItems(
  company: Company,
  item: (field: keyof Company) => DescriptionItem,
  t: PaymentWords,
  moneyOf: (fen: number) => string,
): DescriptionItem[] {
  const { balance, freezeBalance, creditLimit, payMode, paymentDays } = company;
  const available = { key: 'available', label: t.available };
  return [
    item('payMode'),
    ...(payMode === 1 && balance !== null && freezeBalance !== null
      ? [
          { ...available, value: moneyOf(balance - freezeBalance) },
          item('balance'),
          item('freezeBalance'),
        ]
      : []),
    ...(payMode === 2
      ? [
          ...(creditLimit === null ? [] : [item('creditLimit')]),
          { key: 'paymentDays', label: t.paymentTerm, value: t.days(paymentDays) },
        ]
      : []),
    item('contractExpire'),
  ];
}
