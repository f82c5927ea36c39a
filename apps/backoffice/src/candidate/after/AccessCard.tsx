import { useCallback, useState } from 'react';
import { MOST_ACCESSES, orderAccesses } from '@mingjian/api';
import { Alert, Button, Card, useTexts } from '@mingjian/ui';
import { AccessDays } from '../../base/accesses/AccessDays';
import { Column, Note } from '../frame/screen.styles';
import { http } from '../visit/http';
import { useLoaded } from '../visit/useLoaded';
import { accessCardTexts } from './accessCard.texts';

/** Accesses that are in sight at first, and those that each press adds. */
const FIRST = 5;
const MORE = 20;

/** Who read the candidate's data, by organisation and role, newest first. */
export function AccessCard() {
  const t = useTexts(accessCardTexts);
  const [size, setSize] = useState(FIRST);
  const load = useCallback(async () => http.send(orderAccesses.getOwnAccesses, { size }), [size]);
  const { state, reload } = useLoaded(load);
  return (
    <Card title={t.title}>
      <Column>
        <Note>{t.lead}</Note>
        {state.kind === 'loading' && <Note role="status">{t.loading}</Note>}
        {state.kind === 'failed' && (
          <Alert
            tone="danger"
            action={
              <Button size="small" onClick={() => void reload()}>
                {t.retry}
              </Button>
            }
          >
            {state.message}
          </Alert>
        )}
        {state.kind === 'loaded' && state.value.total === 0 && <Note>{t.none}</Note>}
        {state.kind === 'loaded' && <AccessDays days={state.value.days} />}
        {state.kind === 'loaded' && size < Math.min(state.value.total, MOST_ACCESSES) && (
          <Button onClick={() => setSize(Math.min(size + MORE, MOST_ACCESSES))}>
            {t.more(state.value.total)}
          </Button>
        )}
      </Column>
    </Card>
  );
}
