import { useState } from 'react';
import { codeMaker } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  Card,
  Combobox,
  DataState,
  EmptyState,
  Icon,
  PageHeader,
  useTexts,
} from '@mingjian/ui';
import { Database, Download } from 'lucide-react';
import { useDownload } from '../../shared/files/useDownload';
import { Page } from '../../shared/Page.styles';
import * as S from './CodeMakerPage.styles';
import { codeMakerTexts } from './codeMaker.texts';
import { ColumnTable } from './ColumnTable';
import { FilePreview } from './FilePreview';
import { useLoadState } from './useLoadState';

/** The files of an administration list, made from a table that exists. */
export function CodeMakerPage() {
  const t = useTexts(codeMakerTexts);
  const [tableName, setTableName] = useState<string | null>(null);
  const tables = useCall(codeMaker.getTableList, {});
  const state = useLoadState(tables);
  const { download, isLoading } = useDownload(codeMaker.doBuild);
  return (
    <Page>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        actions={
          tableName !== null && (
            <Button
              tone="primary"
              icon={<Icon icon={Download} />}
              loading={isLoading}
              onClick={() => void download({ tableName })}
            >
              {t.download}
            </Button>
          )
        }
      />
      <DataState label={t.title} state={state}>
        {() => (
          <S.Parts>
            <Card>
              <S.Choice>
                <Combobox
                  label={t.table}
                  placeholder={t.tablePlaceholder}
                  value={tableName}
                  onValueChange={setTableName}
                  options={(tables.data ?? []).map((table) => ({
                    value: table.tableName,
                    label: table.tableName,
                    ...(table.tableComment !== null && { description: table.tableComment }),
                  }))}
                />
              </S.Choice>
            </Card>
            {tableName === null ? (
              <Card>
                <EmptyState icon={Database} title={t.start} description={t.startNote} />
              </Card>
            ) : (
              <CodeOfTable key={tableName} tableName={tableName} />
            )}
          </S.Parts>
        )}
      </DataState>
    </Page>
  );
}

/** The columns of a table, and the files that are made from it. */
function CodeOfTable({ tableName }: { tableName: string }) {
  const t = useTexts(codeMakerTexts);
  const columns = useCall(codeMaker.getColumnList, { tableName });
  const files = useCall(codeMaker.preview, { tableName });
  const columnState = useLoadState(columns);
  const fileState = useLoadState(files);
  return (
    <>
      <Card title={t.columns}>
        <DataState label={t.columns} state={columnState}>
          {() => columns.data && <ColumnTable columns={columns.data} />}
        </DataState>
      </Card>
      <Card title={t.files(Object.keys(files.data ?? {}).length)}>
        <DataState label={tableName} state={fileState}>
          {() => files.data && <FilePreview files={files.data} />}
        </DataState>
      </Card>
    </>
  );
}
