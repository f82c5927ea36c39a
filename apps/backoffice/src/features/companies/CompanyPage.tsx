import {
  companies,
  companyOperateLogs,
  companyViews,
  encodeSearch,
  type Can,
  type Company,
} from '@mingjian/api';
import { useCall, useRefresh } from '@mingjian/api/react';
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  ErrorState,
  Icon,
  Link,
  PageHeader,
  Skeleton,
  SkeletonBlock,
  Tag,
  useTexts,
} from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { SearchX, SquarePen } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { COMPANY_PARAMETER } from '../../shared/companies/companyPath';
import { Page, Rail, Together } from '../../shared/Page.styles';
import { OptionsFailure } from '../../shared/resourceList/OptionsFailure';
import { RowForm } from '../../shared/resourceList/RowForm';
import { useOpenForm } from '../../shared/resourceList/useOpenForm';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { useTabTitle } from '../../shell';
import { list } from './companyList';
import { companyListTexts } from './companyList.texts';
import { CompanyAmounts } from './CompanyAmounts';
import { CompanyFigures } from './CompanyFigures';
import { companyPageTexts } from './companyPage.texts';
import { CompanyRules } from './CompanyRules';
import {
  AddressesSection,
  BalanceSection,
  FollowUpsSection,
  InterfacesSection,
  MenusSection,
  OperationsSection,
  OrdersSection,
  PeopleSection,
  ProductsSection,
  StatementsSection,
} from './CompanySections';
import { CompanySigningCard } from './CompanySigningCard';
import { CompanyWorkAreas } from './CompanyWorkAreas';

const oneBy = (field: string, value: string) => ({
  pageNum: 1,
  pageSize: 1,
  searchParam: encodeSearch([{ field, operator: 'EQ', value }]),
});

/** The page of one client company, for staff: what is under way, its people, its money. */
export function CompanyPage() {
  const t = useTexts(companyPageTexts);
  const [params] = useSearchParams();
  const id = params.get(COMPANY_PARAMETER) ?? '';
  const { data, error, mutate } = useCall(companies.getList, id ? oneBy('id', id) : null);
  const overview = useCall(companyViews.getList, id ? oneBy('companyId', id) : null);
  const [company] = data?.content ?? [];
  useTabTitle(company && (company.companyShort ?? company.companyName));

  if (error && !data)
    return (
      <ErrorState
        level={1}
        title={t.failed}
        description={error.message}
        onRetry={() => void mutate()}
      />
    );
  if (!id || (data && !company))
    return (
      <EmptyState
        level={1}
        icon={SearchX}
        title={t.missing}
        action={<Link href="/a-company/companyList">{t.toList}</Link>}
      />
    );
  return (
    <Page aria-busy={!company}>
      {company && data ? (
        <CompanyHead company={company} can={data.can} />
      ) : (
        <PageHeader
          title={<SkeletonBlock width="16em" height="1lh" />}
          subtitle={<SkeletonBlock width="12em" height="1lh" />}
        />
      )}
      <CompanyFigures overview={overview.data?.content[0]} />
      <Together>
        <Card data-waiting aria-hidden>
          <Skeleton lines={12} />
        </Card>
        <Rail>
          <OrdersSection companyId={id} />
          <CompanyAmounts companyId={id} />
          <StatementsSection companyId={id} />
          <ProductsSection companyId={id} />
          <FollowUpsSection companyId={id} />
          <InterfacesSection companyId={id} />
          <OperationsSection companyId={id} />
        </Rail>
        <Rail>
          {company ? (
            <CompanyFacts company={company} />
          ) : (
            <Card aria-busy>
              <Skeleton lines={6} />
            </Card>
          )}
          <PeopleSection companyId={id} />
          <BalanceSection companyId={id} />
          <AddressesSection companyId={id} />
          <MenusSection companyId={id} />
          {company && <CompanyRules text={company.rulesList} />}
          {company && <CompanySigningCard company={company} mayAct={data?.can.update === true} />}
        </Rail>
      </Together>
    </Page>
  );
}

const TONES = ['warning', 'success', 'neutral'] as const;

function CompanyHead({ company, can }: { company: Company; can: Can }) {
  const t = useTexts(companyPageTexts);
  const refresh = useRefresh();
  const { columns, dictionaries, formFields } = useResourceList(list);
  const [openForm, setOpenForm] = useOpenForm<Company>();
  const status = columns.find(({ field }) => field === 'status')?.format?.(company.status, company);
  const close = () => setOpenForm(null);
  const handleSaved = () => {
    close();
    void refresh(companies.getList, companyViews.getList, companyOperateLogs.getList);
  };
  return (
    <>
      <OptionsFailure dictionaries={dictionaries} />
      <PageHeader
        title={company.companyName}
        subtitle={t.number(company.companyNo, company.companyShort ?? '')}
        tags={status ? <Tag tone={TONES[company.status]}>{status}</Tag> : undefined}
        actions={
          can.update && (
            <Button icon={<Icon icon={SquarePen} />} onClick={() => setOpenForm({ row: company })}>
              {t.edit}
            </Button>
          )
        }
      />
      {openForm && (
        <RowForm
          list={list}
          openForm={openForm}
          fields={formFields(can, false)}
          onSaved={handleSaved}
          onClose={close}
        />
      )}
    </>
  );
}

type Fact = readonly [field: keyof Company, wide?: 'wide'];

const FACTS: readonly Fact[] = [
  ['managerName'],
  ['belonging'],
  ['industry'],
  ['enterpriseScale'],
  ['creditCode', 'wide'],
  ['area', 'wide'],
  ['address', 'wide'],
  ['contactName'],
  ['contactPhone'],
  ['contactEmail', 'wide'],
  ['payMode'],
  ['paymentDays'],
  ['contractExpire'],
  ['retentionMonths'],
  ['reportCopy'],
  ['atsType'],
  ['discount'],
  ['remark', 'wide'],
];

/** A fact that says nothing for this company is left out. */
function isShown(company: Company, field: keyof Company) {
  if (field === 'paymentDays') return company.payMode === 2;
  if (field === 'discount') return company.discount !== null && company.discount !== 1;
  if (field === 'atsType') return company.atsType !== 0;
  if (field === 'reportCopy') return company.reportCopy === 1;
  return company[field] !== null && company[field] !== '';
}

function CompanyFacts({ company }: { company: Company }) {
  const t = useTexts(companyPageTexts);
  const words: Readonly<Record<string, unknown>> = useTexts(companyListTexts);
  const { columns } = useResourceList(list);
  const systems = useDictionary('ats_type');
  const valueOf = (field: keyof Company) => {
    const value = company[field];
    if (field === 'atsType') return systems.labelOf(String(value));
    if (field === 'reportCopy') return words.copyGiven as string;
    const column = columns.find((one) => one.field === field);
    return column?.format?.(value, company) ?? String(value);
  };
  const items = FACTS.filter(([field]) => isShown(company, field)).map(([field, wide]) => ({
    key: field,
    label: String(words[field]),
    value: valueOf(field),
    wide: wide === 'wide',
  }));
  const areas = {
    key: 'workAreas',
    label: String(words.workAreas),
    value: <CompanyWorkAreas text={company.workAreas} />,
    wide: true,
  };
  return (
    <Card title={t.basics}>
      <DescriptionList columns={2} items={[...items, areas]} />
    </Card>
  );
}
