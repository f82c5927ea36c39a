import { useState } from 'react';
import { gatewayRoutes, toApiError } from '@mingjian/api';
import { useCall, useHttp, useRefresh } from '@mingjian/api/react';
import {
  Button,
  CopyButton,
  DataState,
  Drawer,
  SegmentedControl,
  Text,
  useTexts,
  type LoadState,
} from '@mingjian/ui';
import { messages } from '../../shell';
import { gatewayRouteTexts } from './gatewayRoutes.texts';
import { snippetOf, type ProxyKind } from './model/snippets';
import { PublishedText } from './PublicationNotice';
import * as S from './SnippetDrawer.styles';

/** The configuration of a proxy for the enabled routes. */
export function SnippetDrawer({ onClose }: { onClose(): void }) {
  const t = useTexts(gatewayRouteTexts);
  const { data, error, mutate } = useCall(gatewayRoutes.getState, {});
  const { publish, isPublishing } = usePublish();
  const state: LoadState = data
    ? { kind: 'ready' }
    : error
      ? {
          kind: 'error',
          title: t.failed,
          description: error.message,
          onRetry: () => void mutate(),
        }
      : { kind: 'loading' };
  return (
    <Drawer
      open
      size="medium"
      title={t.snippets}
      onClose={onClose}
      footer={
        <Button tone="primary" loading={isPublishing} onClick={() => void publish()}>
          {t.flush}
        </Button>
      }
    >
      <DataState label={t.snippets} state={state}>
        {() =>
          data && (
            <S.Body>
              <Text tone="muted">{t.snippetsNote}</Text>
              <Text>
                <PublishedText state={data} />
              </Text>
              <Snippet routes={data.routes} />
            </S.Body>
          )
        }
      </DataState>
    </Drawer>
  );
}

function Snippet({ routes }: { routes: Parameters<typeof snippetOf>[1] }) {
  const t = useTexts(gatewayRouteTexts);
  const [kind, setKind] = useState<ProxyKind>('caddy');
  const snippet = snippetOf(kind, routes);
  if (snippet === '') return <Text tone="muted">{t.none}</Text>;
  return (
    <>
      <S.Tools>
        <SegmentedControl
          label={t.kind}
          value={kind}
          onValueChange={(value) => setKind(value as ProxyKind)}
          options={[
            { value: 'caddy', label: t.caddy },
            { value: 'nginx', label: t.nginx },
          ]}
        />
        <CopyButton text={snippet} label={t.copy} />
      </S.Tools>
      <S.Code tabIndex={0} aria-label={t.snippets}>
        {snippet}
      </S.Code>
    </>
  );
}

/** Returns a function that marks the routes as published. */
function usePublish() {
  const t = useTexts(gatewayRouteTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const [isPublishing, setPublishing] = useState(false);
  const publish = async () => {
    setPublishing(true);
    try {
      const { published } = await http.send(gatewayRoutes.flush, {});
      messages.show({ text: t.flushed(published?.count ?? 0), tone: 'success' });
    } catch (error) {
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
    }
    setPublishing(false);
    await refresh(gatewayRoutes.getState);
  };
  return { publish, isPublishing };
}
