import { useState } from 'react';
import { orderImports } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  ConfirmDialog,
  Icon,
  Link,
  Progress,
  useTexts,
} from '@mingjian/ui';
import { Download } from 'lucide-react';
import { orderListPath } from '../../base/orderPaths';
import { messages, useSignedIn } from '../../shell';
import * as S from './ImportPage.styles';
import { placeable, type OpenImportProps } from './model/importSteps';
import { orderImportTexts } from './orderImport.texts';
import { useDownload } from '../../shared/files/useDownload';

export interface ImportActionsProps extends OpenImportProps {
  /** Cells that are not saved yet: their rows would be placed as they were. */
  unsaved: number;
}

/** The actions on an import: its good rows are placed, its wrong ones downloaded. */
export function ImportActions({ record, onChange, onStep, unsaved }: ImportActionsProps) {
  const t = useTexts(orderImportTexts);
  const { userType } = useSignedIn().user;
  const { id, counts, state, fault, fileName, productName } = record;
  const [withWarnings, setWithWarnings] = useState(false);
  const [asked, setAsked] = useState<'place' | 'remove'>();
  const errors = useDownload(orderImports.downloadErrors);
  const { submit: start } = useSubmit(orderImports.start);
  const { submit: remove } = useSubmit(orderImports.delete);
  const refresh = useRefresh();
  const count = placeable(record, withWarnings);

  async function place() {
    const choice = { id, version: record.version, withWarnings: withWarnings ? 1 : 0 } as const;
    const result = await start(choice);
    if (result.ok) return onChange(result.data);
    throw shown(result.error.message);
  }
  async function removeImport() {
    const result = await remove({ id });
    if (!result.ok) throw shown(result.error.message);
    await refresh(orderImports.getList);
    onStep('file');
  }
  if (state === 'placing') return <Placing record={record} />;
  return (
    <Card title={`${fileName} · ${productName}`}>
      <S.Stack>
        {fault !== null && (
          <Alert tone="danger" title={t.stopped}>
            {fault}
          </Alert>
        )}
        {counts.placed > 0 && (
          <Alert tone="success" action={<Link href={orderListPath(userType)}>{t.toList}</Link>}>
            {t.ordersPlaced(counts.placed)}
          </Alert>
        )}
        {counts.warning > 0 && (
          <Checkbox
            label={t.withWarnings(counts.warning)}
            checked={withWarnings}
            onValueChange={setWithWarnings}
          />
        )}
        <S.Line>
          <Button
            tone="primary"
            disabledReason={unsaved > 0 ? t.unsavedFirst : count === 0 ? t.noneToPlace : undefined}
            onClick={() => setAsked('place')}
          >
            {t.place(count)}
          </Button>
          {counts.error > 0 && (
            <Button
              icon={<Icon icon={Download} />}
              loading={errors.isLoading}
              onClick={() => void errors.download({ id })}
            >
              {t.downloadErrors}
            </Button>
          )}
          <Button tone="quiet" onClick={() => onStep('columns')}>
            {t.back}
          </Button>
          <Button tone="danger" data-end onClick={() => setAsked('remove')}>
            {t.remove}
          </Button>
        </S.Line>
      </S.Stack>
      <ConfirmDialog
        open={asked === 'place'}
        title={t.placeQuestion(count)}
        confirmLabel={t.place(count)}
        onConfirm={place}
        onClose={() => setAsked(undefined)}
      >
        {t.placeNote(productName)}
        {counts.error > 0 && ` ${t.errorsStay(counts.error)}`}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        title={t.removeQuestion}
        confirmLabel={t.remove}
        tone="danger"
        onConfirm={removeImport}
        onClose={() => setAsked(undefined)}
      >
        {t.removeNote}
      </ConfirmDialog>
    </Card>
  );
}

/** Shows why an action failed, and returns the error that keeps its dialog open. */
function shown(text: string) {
  messages.show({ text, tone: 'danger', seconds: 5 });
  return new Error(text);
}

function Placing({ record }: Pick<OpenImportProps, 'record'>) {
  const t = useTexts(orderImportTexts);
  const { toPlace, waiting } = record;
  const done = Math.max(0, toPlace - waiting);
  return (
    <Card title={t.placing}>
      <S.Stack>
        <Progress
          label={t.placing}
          hideLabel
          value={done}
          max={toPlace}
          valueText={t.placingOf(done, toPlace)}
        />
        <small>{t.placingNote}</small>
      </S.Stack>
    </Card>
  );
}
