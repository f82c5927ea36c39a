import { useEffect } from 'react';
import { orderImports, type OrderImport } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { DataState, PageHeader, Result, Steps, Text, useTexts, type LoadState } from '@mingjian/ui';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../shared/Page.styles';
import { useSignedIn, useTabTitle } from '../../shell';
import { ColumnsCard } from './ColumnsCard';
import { FileCard } from './FileCard';
import { stepIn, type ImportStep, type OpenImportProps } from './model/importSteps';
import { orderImportTexts } from './orderImport.texts';
import { RowsCard } from './RowsCard';

/** Milliseconds between looks at orders that are being placed. */
const PACE = 1_000;

/** The page on which orders are imported from a file: `?id=…&step=columns`. */
export function ImportPage() {
  const t = useTexts(orderImportTexts);
  const { can } = useSignedIn();
  const [query, setQuery] = useSearchParams();
  useTabTitle(t.title);
  if (!can('orders.place') && !can('orders.placeFor'))
    return <Result kind="403" title={t.forbidden} />;
  const id = query.get('id');
  const step = stepIn(query);
  const go = (next: ImportStep, importId = id) =>
    setQuery(
      next === 'file' || importId === null
        ? {}
        : { id: importId, ...(next === 'columns' && { step: next }) },
    );
  return (
    <Page>
      <PageHeader title={t.title} />
      <ImportSteps step={step} />
      {id === null ? (
        <FileCard onRead={(made) => go('columns', made.id)} />
      ) : (
        <OpenImport key={id} id={id} step={step} onStep={go} />
      )}
    </Page>
  );
}

const STEPS: readonly ImportStep[] = ['file', 'columns', 'rows'];

function ImportSteps({ step }: { step: ImportStep }) {
  const t = useTexts(orderImportTexts);
  const labels = { file: t.stepFile, columns: t.stepColumns, rows: t.stepRows };
  const now = STEPS.indexOf(step);
  return (
    <Steps
      label={t.steps}
      size="small"
      steps={STEPS.map((key, at) => ({
        key,
        label: labels[key],
        state: at < now ? 'done' : at === now ? 'current' : 'todo',
      }))}
    />
  );
}

interface ImportOfProps extends Pick<OpenImportProps, 'onStep'> {
  id: string;
  step: ImportStep;
}

function OpenImport({ id, step, onStep }: ImportOfProps) {
  const t = useTexts(orderImportTexts);
  const isStaff = useSignedIn().user.companyId === null;
  const { data, error, mutate } = useCall(orderImports.getInfo, { id });
  const isPlacing = data?.state === 'placing';
  useEffect(() => {
    if (!isPlacing) return undefined;
    const looking = setInterval(() => void mutate(), PACE);
    return () => clearInterval(looking);
  }, [isPlacing, mutate]);
  const state: LoadState = data
    ? { kind: 'ready' }
    : error
      ? {
          kind: 'error',
          title: t.loadFailed,
          description: error.message,
          onRetry: () => void mutate(),
        }
      : { kind: 'loading' };
  return (
    <DataState label={t.title} state={state}>
      {() => {
        const props = {
          record: data!,
          onChange: (record: OrderImport) => void mutate(record, { revalidate: false }),
          onStep,
        };
        return (
          <>
            {isStaff && <Text tone="muted">{t.forClient(data!.companyName)}</Text>}
            {step === 'columns' && !isPlacing ? (
              <ColumnsCard {...props} />
            ) : (
              <RowsCard {...props} />
            )}
          </>
        );
      }}
    </DataState>
  );
}
