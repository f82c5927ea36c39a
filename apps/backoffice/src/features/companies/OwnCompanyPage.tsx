import type { Can, Company } from '@mingjian/api';
import { useCall, useRefresh } from '@mingjian/api/react';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  PageHeader,
  Skeleton,
  SkeletonBlock,
  Tag,
  useTexts,
} from '@mingjian/ui';
import { Building2, SquarePen } from 'lucide-react';
import { Page, Rail, RecordColumns } from '../../shared/Page.styles';
import { OptionsFailure } from '../../shared/resourceList/OptionsFailure';
import { RowForm } from '../../shared/resourceList/RowForm';
import { useOpenForm } from '../../shared/resourceList/useOpenForm';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { ownCompanyTexts } from './companyList.texts';
import { ownList } from './companyList';
import { OwnCompanyCards } from './OwnCompanyCards';

const FIRST_PAGE = { pageNum: 1, pageSize: 1, pageCode: ownList.pageCode };

/** The client company of the reader, to read. Its main account edits contact, logo and rules. */
export function OwnCompanyPage() {
  const t = useTexts(ownCompanyTexts);
  const response = useCall(ownList.calls.getList, FIRST_PAGE);
  const { dictionaries, columns, formFields } = useResourceList(ownList);
  const { data, error } = response;
  const [company] = data?.content ?? [];

  if (error && !data)
    return (
      <ErrorState
        level={1}
        title={t.failed}
        description={error.message}
        onRetry={() => void response.mutate()}
      />
    );
  if (data && !company)
    return <EmptyState level={1} icon={Building2} title={t.missing} description={t.missingNote} />;
  return (
    <Page aria-busy={!company}>
      <OptionsFailure dictionaries={dictionaries} />
      {company && data ? (
        <>
          <OwnCompanyHead
            company={company}
            can={data.can}
            formFields={formFields}
            columns={columns}
          />
          <OwnCompanyCards company={company} columns={columns} mayAct={data.can.update} />
        </>
      ) : (
        <OwnCompanySkeleton />
      )}
    </Page>
  );
}

interface HeadProps extends Pick<
  ReturnType<typeof useResourceList<Company>>,
  'columns' | 'formFields'
> {
  company: Company;
  can: Can;
}

const TONES = ['warning', 'success', 'neutral'] as const;

function OwnCompanyHead({ company, can, columns, formFields }: HeadProps) {
  const t = useTexts(ownCompanyTexts);
  const refresh = useRefresh();
  const [openForm, setOpenForm] = useOpenForm<Company>();
  const status = columns.find(({ field }) => field === 'status')?.format?.(company.status, company);
  const close = () => setOpenForm(null);
  const handleSaved = () => {
    close();
    void refresh(ownList.calls);
  };
  return (
    <>
      <PageHeader
        title={company.companyName}
        subtitle={t.number(company.companyNo)}
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
          list={ownList}
          openForm={openForm}
          fields={formFields(can, false)}
          onSaved={handleSaved}
          onClose={close}
        />
      )}
    </>
  );
}

function OwnCompanySkeleton() {
  return (
    <>
      <SkeletonBlock width="20em" height="2em" />
      <RecordColumns>
        <Rail>
          <Card>
            <Skeleton lines={6} />
          </Card>
          <Card>
            <Skeleton lines={3} />
          </Card>
        </Rail>
        <Rail>
          <Card>
            <Skeleton lines={4} />
          </Card>
        </Rail>
      </RecordColumns>
    </>
  );
}
