import { useState } from 'react';
import { ownPrivacyRequests } from '@mingjian/api';
import { Alert, Button, Card, useTexts } from '@mingjian/ui';
import { Actions, Column, List, Note } from '../frame/screen.styles';
import { http } from '../visit/http';
import { useLoaded } from '../visit/useLoaded';
import { RequestDialog } from './RequestDialog';
import { RequestLine } from './RequestLine';
import { requestsTexts } from './requests.texts';

const load = async () => http.send(ownPrivacyRequests.getOwnRequests, undefined);

/** The requests of the candidate, and the way to another one. */
export function RequestsCard() {
  const t = useTexts(requestsTexts);
  const { state, reload, show } = useLoaded(load);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t.title}>
      <Column>
        <Note>{t.lead}</Note>
        {/* Above what loads, which would move it while it is pressed. */}
        <Actions>
          <Button size="large" onClick={() => setOpen(true)}>
            {t.make}
          </Button>
        </Actions>
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
        {state.kind === 'loaded' && state.value.length === 0 && <Note>{t.none}</Note>}
        {state.kind === 'loaded' && state.value.length > 0 && (
          <List>
            {state.value.map((request) => (
              <RequestLine key={request.id} request={request} onChange={show} />
            ))}
          </List>
        )}
        {isOpen && (
          <RequestDialog
            onDone={(requests) => {
              show(requests);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Column>
    </Card>
  );
}
